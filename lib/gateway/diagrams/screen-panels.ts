import type { BlockOf, Pressable, ScreenBlock, ScreenCell } from './screen-block-schema';
import { spelled } from './screen-cells';
import type { ScreenFile } from './screen-schema';

/** Blocks that belong together: those of a panel, or those that are in none. */
export function panelsOf({ body, side }: ScreenFile): ScreenBlock[][] {
  return [body, side?.blocks ?? []].flatMap((blocks) => [
    blocks.filter(({ kind }) => kind !== 'columns'),
    ...blocks.flatMap((block) =>
      block.kind === 'columns' ? block.items.map((item) => [...item.blocks]) : [],
    ),
  ]);
}

/** Every block, at any depth. */
export const blocksOf = (screen: ScreenFile): ScreenBlock[] => panelsOf(screen).flat();

/** The buttons of a block. */
export const buttonsOf = (block: ScreenBlock): readonly Pressable[] =>
  block.kind === 'buttons' ? block.items : block.kind === 'heading' ? (block.buttons ?? []) : [];

/** Every cell that is drawn. */
export const cellsOf = (screen: ScreenFile): ReturnType<typeof spelled>[] =>
  blocksOf(screen).flatMap((block) => cellsIn(block).map(spelled));

function cellsIn(block: ScreenBlock): readonly ScreenCell[] {
  switch (block.kind) {
    case 'table':
      return tableCells(block);
    case 'facts':
      return block.items.map(({ value }) => value);
    case 'timeline':
      return block.items.map(({ label }) => label);
    default:
      return [];
  }
}

const tableCells = ({ rows, total = [] }: BlockOf<'table'>): ScreenCell[] => [
  ...rows.flat(),
  ...total,
];

/** Every text of a screen, its legend included. */
export function textsOf(screen: ScreenFile): string[] {
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value === 'string') found.push(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk([screen.body, screen.side, screen.legend]);
  return found;
}
