import { useState } from 'react';
import type { SigningInput } from '@/lib/gateway/signing/mistakes';
import type { SignedRequest } from '@/lib/gateway/signing/request';
import { READY_LANGUAGES, type ReadyLanguage } from '@/lib/gateway/tools/ready-languages';
import { readyRequest } from '@/lib/gateway/tools/ready-request';
import { RequestHead } from '../parts/request-head';
import { ToolCode } from '../parts/tool-code';

interface ReadyRequestProps {
  readonly host: string;
  readonly input: SigningInput;
  readonly signed: SignedRequest;
}

/** The signed request as it can be sent, or as a program that signs it itself. */
export function ReadyRequest({ host, input, signed }: ReadyRequestProps) {
  const [language, setLanguage] = useState<ReadyLanguage>('curl');
  const { code, note } = readyRequest(language, { host, input, signed });
  return (
    <div className="tool-part" data-copy-root="">
      <RequestHead
        languages={READY_LANGUAGES}
        language={language}
        onChoose={setLanguage}
        code={code}
      />
      <p className="tool-note">{note}</p>
      <ToolCode code={code} />
    </div>
  );
}
