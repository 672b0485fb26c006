import { CodeBlock } from '@/components/base/code/code-block';
import { highlight } from '@/lib/base/code/highlight';
import { examplesOf } from '@/lib/gateway/contract/examples/examples';
import { snippetsOf } from '@/lib/gateway/contract/examples/snippets';
import type { Operation, ResponseExample } from '@/lib/gateway/contract/types';
import { TabSet } from '../../base/tabs/tab-set';
import type { FromContract } from '../text/from-contract';
import { jsonBlock, requestTabs } from './examples';

interface InlineExamplesProps extends FromContract {
  readonly operation: Operation;
}

/**
 * `<OperationExamples operation="page_update" />`: a further method of a page, in its text. Each scenario shows the
 * request in every language and the response of a success; refusals are in the table of errors next to it.
 */
export async function InlineExamples({ operation, contract }: InlineExamplesProps) {
  const items = await Promise.all(
    examplesOf(contract, operation).map(async (example) => ({
      value: example.key,
      name: example.title,
      content: (
        <>
          {await requestTabs(snippetsOf(contract, operation, example))}
          {await success(example.responses)}
        </>
      ),
    })),
  );
  return <TabSet label={`Examples: ${operation.summary}`} look="segments" items={items} />;
}

async function success(responses: readonly ResponseExample[]) {
  const found = responses.find(({ status }) => status < 300);
  if (!found) return null;
  return (
    <CodeBlock
      html={await highlight(jsonBlock(found.body), 'json')}
      lang="json"
      title={found.title}
    />
  );
}
