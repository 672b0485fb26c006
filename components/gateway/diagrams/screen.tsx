import { Inline } from '@/components/gateway/text/inline';
import { layoutScreen, type ScreenData } from '@/lib/gateway/diagrams/screen';
import { DiagramFigure } from './figure';

/** A screen of the cabinet, drawn from tokens, with numbered discs and their legend below. */
export function ScreenDrawing({ screen, cabinet }: ScreenData) {
  return (
    <>
      <DiagramFigure
        scene={layoutScreen({ screen, cabinet })}
        title={screen.title}
        description={screen.description}
        caption={
          screen.caption ?? 'A drawing, not a screenshot: names are exact, data is invented.'
        }
      />
      <ol className="legend">
        {screen.legend.map((entry) => (
          <li key={entry.mark}>
            <span>
              <strong>{entry.name}</strong> <Inline text={entry.text} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
