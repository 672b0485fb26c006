import { useCallback, useState } from 'react';
import { Inline } from '@/components/gateway/text/inline';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { explainSignature, type SigningInput } from '@/lib/gateway/signing/mistakes';
import type { SigningToolData } from '@/lib/gateway/tools/signing';
import { Field } from '../parts/field';
import { usePaused, useResult } from '../parts/use-result';
import { Differences, Verdict } from '../parts/verdict';

interface ComparisonProps {
  readonly input: SigningInput;
  readonly canSign: boolean;
  readonly mistakes: SigningToolData['mistakes'];
}

/** A signature of the reader's own program, and which known mistake gives exactly that value. */
export function Comparison({ input, canSign, mistakes }: ComparisonProps) {
  const [given, setGiven] = useState('');
  const asked = usePaused(given);
  const compute = useCallback(
    async () =>
      asked.trim() === '' || !canSign ? undefined : await explainSignature(input, asked),
    [input, asked, canSign],
  );
  const verdict = useResult(compute);
  const found = verdict?.kind === 'known' ? verdict.mistakes : [];
  return (
    <div className="tool-part">
      <Field
        label="Compare with your signature"
        placeholder="v1=…"
        value={given}
        onChange={setGiven}
      />
      <div className="tool-room">
        {!verdict && (
          <Verdict
            tone="none"
            line="Paste the signature that your program computes for this request."
          />
        )}
        {verdict?.kind === 'equal' && (
          <Verdict tone="good" line="Your signature is right, byte for byte." />
        )}
        {verdict?.kind === 'unknown' && (
          <Verdict tone="bad" line="Your signature differs, and no known mistake explains it.">
            <p>
              Compare each step above with your program, beginning with the bytes of the body. Key,
              secret, time, and nonce must be the same in both.
            </p>
          </Verdict>
        )}
        {found.length > 0 && (
          <Verdict tone="bad" line={found.map(({ evidence }) => evidence).join(' ')}>
            {found.map(({ mistake, hashed }) => (
              <div key={mistake}>
                {hashed !== undefined && (
                  <Differences
                    before={{ label: 'You hashed', text: hashed }}
                    after={{ label: 'You send', text: input.body }}
                  />
                )}
                <p>
                  <a href={`#${ANCHOR.mistake(mistake)}`}>Mistake {mistake}</a>.{' '}
                  <Inline text={mistakes[mistake - 1]?.remedy ?? ''} />
                </p>
              </div>
            ))}
          </Verdict>
        )}
      </div>
    </div>
  );
}
