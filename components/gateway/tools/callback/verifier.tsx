import { useCallback, useState } from 'react';
import data from '@/.generated/tool-callback.json';
import {
  CALLBACK_HEADERS,
  type CallbackReport,
  explainCallback,
  type PastedCallback,
} from '@/lib/gateway/signing/explain-callback';
import type { CallbackToolData } from '@/lib/gateway/tools/callback';
import { Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { useResult } from '../parts/use-result';
import { Differences, Verdict } from '../parts/verdict';
import { Checks } from './checks';
import { exampleReceiver, ReceiverFields } from './receiver-fields';

const example: CallbackToolData = data;
const { vector, tolerance } = example;

const EXAMPLE: PastedCallback = {
  headers: [vector.webhookId, vector.timestamp, vector.signature]
    .map((value, index) => `${CALLBACK_HEADERS[index]}: ${value}`)
    .join('\n'),
  body: vector.body,
  ...exampleReceiver(example),
};

/** Paste a callback as a server got it: each check shows what it compared, and a failed one names its cause. */
export default function Verifier() {
  const [pasted, setPasted] = useState(EXAMPLE);
  const change = (changed: Partial<PastedCallback>) =>
    setPasted((before) => ({ ...before, ...changed }));
  const compute = useCallback(async () => explainCallback(pasted, tolerance), [pasted]);
  const report = useResult(compute);
  return (
    <ToolFrame>
      <div className="tool-room">{report && <Outcome report={report} body={pasted.body} />}</div>
      <div className="tool-panes">
        <div className="tool-fields">
          <Field
            label="Headers"
            hint="Paste all headers. The tool uses the three that it needs."
            rows={5}
            value={pasted.headers}
            onChange={(headers) => change({ headers })}
          />
          <Field
            label="Body"
            measure={`${new TextEncoder().encode(pasted.body).length} bytes`}
            hint="Paste the raw bytes, before a parser changes them."
            rows={8}
            value={pasted.body}
            onChange={(body) => change({ body })}
          />
          <ReceiverFields {...pasted} onChange={change} onReset={() => setPasted(EXAMPLE)} />
        </div>
        {report && <Checks report={report} tolerance={tolerance} />}
      </div>
    </ToolFrame>
  );
}

function Outcome({ report, body }: { readonly report: CallbackReport; readonly body: string }) {
  const { verdict, cause, age = 0 } = report;
  if (verdict.ok)
    return (
      <Verdict tone="good" line={`Genuine: sent by the gateway, unchanged, ${age} seconds ago.`}>
        <p>
          Store <code>{verdict.id}</code>, then return 200. The{' '}
          <a href="#verify-the-signature">same check as a program</a> is on this site.
        </p>
      </Verdict>
    );
  if (!cause) return <Verdict tone="bad" line={`Refused: ${verdict.message}`} />;
  return (
    <Verdict tone="bad" line={`Refused: ${cause.what}`}>
      {cause.body !== undefined && (
        <Differences
          before={{ label: 'You pasted', text: body }}
          after={{ label: 'It fits with', text: cause.body }}
        />
      )}
      <p>{cause.remedy}</p>
    </Verdict>
  );
}
