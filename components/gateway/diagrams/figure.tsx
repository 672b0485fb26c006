import type { ReactNode } from 'react';
import type { Scene } from '@/lib/gateway/diagrams/scene';
import { Plot } from './plot';

interface DiagramFigureProps {
  readonly scene: Scene;
  readonly title: string;
  readonly description: string;
  readonly caption?: ReactNode;
  /** The caption only says what lines, bars, and colors mean: without the drawing it says nothing. */
  readonly isLegend?: boolean;
  /** The same as a list, shown instead of the drawing in a column too narrow for it. */
  readonly told?: ReactNode;
}

/** The frame of every drawing: it scrolls inside itself, the page never does. */
export function DiagramFigure(props: DiagramFigureProps) {
  const { scene, title, description, caption, isLegend = false, told } = props;
  return (
    <figure className="diagram">
      <div className="diagram-scroll" data-scroller={`Drawing: ${title}`} suppressHydrationWarning>
        <Plot scene={scene} title={title} description={description} />
      </div>
      {told}
      {caption && (
        <figcaption className={isLegend ? 'of-drawing' : undefined}>{caption}</figcaption>
      )}
    </figure>
  );
}
