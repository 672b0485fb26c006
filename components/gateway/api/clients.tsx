import { CodeBlock } from '@/components/base/code/code-block';
import { highlight } from '@/lib/base/code/highlight';
import { PROGRAM_LANGUAGES } from '@/lib/base/code/languages';
import type { Client } from '@/lib/gateway/contract/examples/clients';

/** Address of a client's file on this site. */
const clientHref = ({ file }: Pick<Client, 'file'>): string =>
  `${process.env.BASE_PATH ?? ''}/clients/${file}`;

interface ClientLinksProps {
  /** Of the programs that are shown. */
  readonly languages: readonly string[];
  readonly clients: readonly Client[];
}

/** One line next to the programs of an example: the file that each of them imports. */
export function ClientLinks({ languages, clients }: ClientLinksProps) {
  const own = clients.filter(({ language }) => languages.includes(language));
  if (own.length === 0) return null;
  return (
    <p className="client-links">
      {'Save the client for your programming language next to your program: '}
      {own.map((client, index) => (
        <span key={client.file}>
          {index > 0 && ', '}
          <a href={clientHref(client)} download="">
            {client.file}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

interface ClientCodeProps {
  readonly language: string;
  readonly clients: readonly Client[];
}

/**
 * The whole client of a language, from the file that is offered for download.
 * @throws if the content folder has none for the language
 */
export async function ClientCode({ language, clients }: ClientCodeProps) {
  const client = clients.find((candidate) => candidate.language === language);
  if (!client) {
    throw new Error(
      `<ClientCode language="${language}"> finds no client — put its file into _contract/clients, or name one of ${PROGRAM_LANGUAGES.join(', ')}`,
    );
  }
  return (
    <CodeBlock
      html={await highlight(client.code.trimEnd(), client.language)}
      lang={client.language}
      title={client.file}
      fold
    />
  );
}
