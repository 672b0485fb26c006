import { Dial, type DialLevel, isStatusName, STATUS_DIALS } from '@/components/base/icon/dial';
import { useMarkupId } from '@/components/base/markup/markup-id';
import type { EdgeKind, Scene, Shape } from '@/lib/gateway/diagrams/scene';
import type { TextStyle } from '@/lib/gateway/diagrams/text';

const TEXT_CLASSES: Readonly<Record<TextStyle, string>> = {
  large: 't-large',
  base: '',
  strong: 't-strong',
  small: 't-small',
  tiny: 't-tiny',
  mono: 't-mono',
  'mono-tiny': 't-mono t-tiny',
};

const ANCHOR_CLASSES = { start: '', middle: 't-mid', end: 't-end' } as const;

const HEAD_CLASSES: Readonly<Record<EdgeKind, string>> = {
  edge: 'head',
  main: 'head-main',
  accent: 'head-accent',
};

interface PlotProps {
  readonly scene: Scene;
  readonly title: string;
  /** The whole drawing in words, for those who cannot see it. */
  readonly description: string;
  /** Gives the shapes an id, for a second look at them. */
  readonly shapesId?: string | undefined;
}

/** Print a finished drawing as SVG. It places nothing and colors nothing: layout is in lib, color in the sheet. */
export function Plot({ scene, title, description, shapesId }: PlotProps) {
  const id = useMarkupId();
  const heads = [...new Set(scene.shapes.flatMap((shape) => headOf(shape)))];
  const shapes = scene.shapes.map((shape, index) => (
    // Shapes are painted in list order and never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
    <ShapeMark key={index} shape={shape} id={id} />
  ));
  return (
    <svg
      className="dia"
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      data-size={sizeOf(scene.width)}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {heads.length > 0 && (
        <defs>
          {heads.map((head) => (
            <marker
              key={head}
              id={`${id}${head}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path className={HEAD_CLASSES[head]} d="M0 .8 7.5 4 0 7.2Z" />
            </marker>
          ))}
        </defs>
      )}
      {/* Rules reach the copy of a group only from a class on it. */}
      {shapesId ? (
        <g id={shapesId} className="dia">
          {shapes}
        </g>
      ) : (
        shapes
      )}
    </svg>
  );
}

const headOf = (shape: Shape): EdgeKind[] =>
  shape.type === 'path' && shape.head ? [shape.head] : [];

/** Widths up to which the sheet holds a least width, so that no drawing is made smaller. The last one is that of the frame in the column of a page. */
const SIZES = [640, 660, 718] as const;

/** @throws Error when the drawing is wider than the column. */
function sizeOf(width: number): number {
  const size = SIZES.findIndex((limit) => width <= limit);
  if (size < 0)
    throw new Error(`a drawing of ${width} px is wider than a page: ${SIZES.at(-1)} px`);
  return size;
}

const classes = (...names: readonly (string | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

function ShapeMark({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  switch (shape.type) {
    case 'path':
      return (
        <path
          className={shape.className}
          d={shape.d}
          data-edge={shape.edge}
          markerEnd={shape.head ? `url(#${id}${shape.head})` : undefined}
        />
      );
    case 'rect':
      return (
        <rect
          className={shape.className}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
        />
      );
    case 'circle':
      return <circle className={shape.className} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'text':
      return (
        <text
          className={classes(
            TEXT_CLASSES[shape.style],
            shape.className,
            ANCHOR_CLASSES[shape.anchor ?? 'start'],
          )}
          x={shape.x}
          y={shape.y}
        >
          {shape.text}
        </text>
      );
    case 'dial':
      return (
        <g data-status={shape.status}>
          <Dial
            level={levelOf(shape)}
            x={shape.x}
            y={shape.y}
            {...(shape.tone ? { tone: shape.tone } : {})}
          />
        </g>
      );
  }
}

const levelOf = ({ status, level }: { status?: string; level?: DialLevel }): DialLevel =>
  level ?? (status !== undefined && isStatusName(status) ? STATUS_DIALS[status] : 'empty');
