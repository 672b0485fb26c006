import { useState } from 'react';
import { CopyButton } from '@/components/base/copy/copy-button';
import type { SigningInput } from '@/lib/gateway/signing/mistakes';
import type { SignedRequest } from '@/lib/gateway/signing/request';
import {
  READY_LANGUAGES,
  type ReadyLanguage,
  readyRequest,
} from '@/lib/gateway/tools/ready-request';
import { Choice } from '../parts/field';
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
      <div className="tool-head">
        <Choice
          label="The request as"
          value={language}
          options={READY_LANGUAGES}
          onChange={(name) => setLanguage(name as ReadyLanguage)}
        />
        <CopyButton label="Copy the request" value={code} />
      </div>
      <p className="tool-note">{note}</p>
      <ToolCode code={code} />
    </div>
  );
}
