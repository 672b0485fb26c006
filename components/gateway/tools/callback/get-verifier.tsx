import { useCallback, useState } from 'react';
import data from '@/.generated/tool-callback.json';
import { explainGet, type GetReport, type PastedGet } from '@/lib/gateway/signing/explain-get';
import type { CallbackToolData } from '@/lib/gateway/tools/callback';
import { Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { useResult } from '../parts/use-result';
import { Verdict } from '../parts/verdict';
import { Check, Clock, clockText, statesOf } from './checks';
import { exampleReceiver, ReceiverFields } from './receiver-fields';

const example: CallbackToolData = data;
const { address, tolerance } = example;

const EXAMPLE: PastedGet = { address, ...exampleReceiver(example) };

/** Paste the address of a GET callback: each check shows what it compared. */
export default function GetVerifier() {
  const [pasted, setPasted] = useState(EXAMPLE);
  const change = (changed: Partial<PastedGet>) =>
    setPasted((before) => ({ ...before, ...changed }));
  const compute = useCallback(async () => explainGet(pasted), [pasted]);
  const report = useResult(compute);
  return (
    <ToolFrame>
      <div className="tool-room">{report && <Outcome report={report} />}</div>
      <div className="tool-panes">
        <div className="tool-fields">
          <Field
            label="Address or query"
            hint="Copy it from your access log. It can contain your own parameters."
            rows={9}
            value={pasted.address}
            onChange={(text) => change({ address: text })}
          />
          <ReceiverFields {...pasted} onChange={change} onReset={() => setPasted(EXAMPLE)} />
        </div>
        {report && <GetChecks report={report} />}
      </div>
    </ToolFrame>
  );
}

/** The first check that fails, in the order of a verification. */
function failureOf({
  keyBytes,
  given,
  age,
  computed,
}: GetReport): 'secret' | 'clock' | 'signature' | undefined {
  if (keyBytes === undefined) return 'secret';
  if (age === undefined || Math.abs(age) > tolerance) return 'clock';
  return given.length === 1 && given[0] === computed ? undefined : 'signature';
}

function Outcome({ report }: { readonly report: GetReport }) {
  const { age = 0, given, cause } = report;
  switch (failureOf(report)) {
    case undefined:
      return (
        <Verdict
          tone="good"
          line={`Genuine: sent by the gateway, unchanged, ${age} seconds ago.`}
        />
      );
    case 'secret':
      return (
        <Verdict tone="bad" line="Refused: this is not a callback secret.">
          <p>
            A callback secret is “whsec_” followed by base64. Copy the whole secret from the point
            settings.
          </p>
        </Verdict>
      );
    case 'clock':
      return (
        <Verdict tone="bad" line={`Refused: ${clockText(report.age, tolerance)}.`}>
          <p>An old callback may be a replay. Check the clock of your server first.</p>
        </Verdict>
      );
    case 'signature':
      return (
        <Verdict
          tone="bad"
          line={
            given.length === 1
              ? `Refused: ${cause ?? 'the signature does not match.'}`
              : `Refused: the query has ${given.length} signatures and must have one.`
          }
        >
          <p>
            {cause === undefined
              ? 'A value was changed, or the secret is wrong.'
              : 'Verify the query as it arrives, before your server or a proxy changes it.'}
          </p>
        </Verdict>
      );
  }
}

function GetChecks({ report }: { readonly report: GetReport }) {
  const { keyBytes, age, signedText, given, computed } = report;
  const state = statesOf(['secret', 'clock', 'signature'] as const, failureOf(report));
  return (
    <ol className="tool-trace" aria-label="Checks">
      <Check
        name="Secret"
        state={state('secret')}
        measure={keyBytes === undefined ? 'no key' : `${keyBytes} bytes of key`}
      />
      <Check name="Clock" state={state('clock')} measure={clockText(age, tolerance)}>
        {age !== undefined && <Clock age={age} tolerance={tolerance} />}
      </Check>
      <Check name="Signature" state={state('signature')} measure="HMAC-SHA256, hex">
        <dl className="tool-pairs">
          {[
            ['Signed text', signedText],
            ['In the query', given.join(' ') || 'none'],
            ['Computed', computed ?? 'not computed'],
          ].map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Check>
    </ol>
  );
}
