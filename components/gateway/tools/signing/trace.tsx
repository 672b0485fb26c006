import type { ReactNode } from 'react';
import { CopyButton } from '@/components/base/copy/copy-button';
import '../parts/trace.css';
import type { SigningInput } from '@/lib/gateway/signing/mistakes';
import type { SignedRequest } from '@/lib/gateway/signing/request';

const PARTS = [
  'scheme',
  'key id',
  'time',
  'nonce',
  'method',
  'path',
  'query',
  'body hash',
] as const;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

interface TraceProps {
  readonly input: SigningInput;
  readonly signed: SignedRequest | undefined;
}

/** The way from a request to its signature, a step below the other. */
export function Trace({ input, signed }: TraceProps) {
  const query = signed?.canonicalQuery ?? '';
  const lines = signed?.stringToSign.split('\n') ?? PARTS.map(() => '');
  return (
    <ol className="tool-trace" aria-label="Steps">
      <Step name="Canonical query" measure={query === '' ? 'no pairs' : `${bytesOf(query)} bytes`}>
        {query === '' ? (
          <p className="tool-note">The query is empty. Its line remains in the string to sign.</p>
        ) : (
          <Value label="Copy the canonical query" text={query} />
        )}
      </Step>
      <Step name="Body hash" measure={`SHA-256 of ${bytesOf(input.body)} bytes`}>
        <Value label="Copy the body hash" text={signed?.bodySha256 ?? ''} />
      </Step>
      <Step
        name="String to sign"
        measure={`8 parts, 7 line feeds, ${bytesOf(signed?.stringToSign ?? '')} bytes`}
      >
        <ol className="tool-lines">
          {PARTS.map((name, index) => (
            <li key={name} className={lines[index] === '' ? 'is-empty' : undefined}>
              <span>{name}</span>
              <code>
                {lines[index]}
                <kbd>{index === PARTS.length - 1 ? 'end' : 'LF'}</kbd>
              </code>
            </li>
          ))}
        </ol>
      </Step>
      <Step name="Signature" measure="HMAC-SHA256, hex" isResult>
        <Value
          label="Copy the signature"
          text={signed ? signed.headers['Gateway-Signature'] : ''}
        />
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly name: string;
  readonly measure: string;
  readonly isResult?: boolean;
  readonly children: ReactNode;
}

const Step = ({ name, measure, isResult = false, children }: StepProps) => (
  <li className={isResult ? 'is-result' : undefined}>
    <p className="tool-step">
      <strong>{name}</strong> <span>{measure}</span>
    </p>
    {children}
  </li>
);

const Value = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p className="tool-value" data-copy-root="">
    <code>{text}</code>
    <CopyButton label={label} value={text} />
  </p>
);
