import type { ReactNode } from 'react';
import type { Scene } from '@/lib/gateway/diagrams/scene';
import { Plot } from './plot';

interface DiagramFigureProps {
  readonly scene: Scene;
  readonly title: string;
  readonly description: string;
  /** Says in words what color and dash mean. */
  readonly caption?: ReactNode;
  /** The same as a list, shown instead of the drawing in a column too narrow for it. */
  readonly told?: ReactNode;
}

/** The frame of every drawing: it scrolls inside itself, the page never does. */
export function DiagramFigure({ scene, title, description, caption, told }: DiagramFigureProps) {
  return (
    <figure className="diagram">
      <div className="diagram-scroll" data-scroller={`Drawing: ${title}`} suppressHydrationWarning>
        <Plot scene={scene} title={title} description={description} />
      </div>
      {told}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
