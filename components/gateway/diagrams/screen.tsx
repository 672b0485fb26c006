import { useMarkupId } from '@/components/base/markup/markup-id';
import { Sheet } from '@/components/base/sheet/sheet';
import { Inline } from '@/components/gateway/text/inline';
import { layoutScreen, type ScreenData } from '@/lib/gateway/diagrams/screen';
import { Plot } from './plot';

/**
 * A screen of the cabinet, drawn from tokens, with numbered discs and their legend below. On a phone the whole screen is
 * small, and each number has a key that shows its part in full size (`components/gateway/zoom`).
 */
export function ScreenDrawing({ screen, cabinet }: ScreenData) {
  const id = useMarkupId();
  const scene = layoutScreen({ screen, cabinet });
  return (
    <>
      <Sheet name="screens" />
      <figure className="diagram zoom">
        <svg
          className="dia zoom-all"
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          aria-hidden="true"
        >
          <use href={`#${id}`} />
          <rect className="zoom-frame" />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: keys are no fields of a form */}
        <div className="zoom-keys" role="group" aria-label="Parts of the drawing">
          {screen.legend.map(({ mark, name }, index) => (
            <button
              key={mark}
              type="button"
              aria-pressed={index === 0}
              aria-label={`${index + 1}: ${name.replace(/\.$/, '')}`}
              suppressHydrationWarning
            >
              <span>{index + 1}</span>
            </button>
          ))}
        </div>
        <div
          className="diagram-scroll"
          data-scroller={`Drawing: ${screen.title}`}
          suppressHydrationWarning
        >
          <Plot scene={scene} title={screen.title} description={screen.description} shapesId={id} />
        </div>
        <figcaption>
          {screen.caption ??
            'This is a drawing, not a screenshot. The names on the screen are exact; the data is invented.'}
        </figcaption>
      </figure>
      <ol className="legend">
        {screen.legend.map((entry) => (
          <li key={entry.mark} suppressHydrationWarning>
            <span>
              <strong>{entry.name}</strong> <Inline text={entry.text} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
