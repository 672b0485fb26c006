import { useCallback, useState } from 'react';
import type { Call } from '@/lib/gateway/contract/examples/languages/call';
import type { Operation } from '@/lib/gateway/contract/types';
import { languagesOf, type RequestLanguage, requestText } from '@/lib/gateway/tools/request/texts';
import { RequestHead } from '../parts/request-head';
import { ToolCode } from '../parts/tool-code';
import { useResult } from '../parts/use-result';

interface PrintedProps {
  readonly call: Call;
  readonly operation: Operation;
  /** Name of the program. */
  readonly name: string;
  readonly identity: { readonly keyId: string; readonly secret: string };
}

/** The request in the language that the reader chooses. */
export function Printed({ call, operation, name, identity }: PrintedProps) {
  const languages = languagesOf(operation);
  const [language, setLanguage] = useState<RequestLanguage>(languages[0]?.[0] ?? 'curl');
  const compute = useCallback(
    () => requestText(language, call, name, identity),
    [language, call, name, identity],
  );
  const code = useResult(compute) ?? '';
  return (
    <div className="request-printed" data-copy-root="">
      <RequestHead languages={languages} language={language} onChoose={setLanguage} code={code} />
      <ToolCode code={code} />
      <p className="tool-note">{noteOf(language, operation)}</p>
    </div>
  );
}

function noteOf(language: RequestLanguage, { auth }: Operation): string {
  if (auth === 'partner') return 'The partner sends this, without your key.';
  if (language === 'json') return 'The body, as every language sends it.';
  if (language !== 'curl' && language !== 'http')
    return 'This program uses the client of this page. It takes your key from the environment.';
  return auth === 'bearer'
    ? 'The token is an example. Replace it with your token.'
    : 'Signed with the key of the sandbox examples, for this moment.';
}
