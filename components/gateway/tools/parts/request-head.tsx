import { CopyButton } from '@/components/base/copy/copy-button';
import { Choice } from './field';

interface RequestHeadProps<Name extends string> {
  /** Names of the forms of a request, and what the reader sees of them. */
  readonly languages: readonly (readonly [Name, string])[];
  readonly language: Name;
  readonly onChoose: (language: Name) => void;
  /** What the copy button gives. */
  readonly code: string;
}

/** The choice of a form in which a request is shown, and the key that copies it. */
export function RequestHead<Name extends string>({
  languages,
  language,
  onChoose,
  code,
}: RequestHeadProps<Name>) {
  return (
    <div className="tool-head">
      <Choice
        label="The request as"
        value={language}
        options={languages}
        // The list has no other values.
        onChange={(chosen) => onChoose(chosen as Name)}
      />
      <CopyButton label="Copy the request" value={code} />
    </div>
  );
}
