import { CodeBlock } from '@/components/base/code/code-block';
import { highlight } from '@/lib/base/code/highlight';
import { examplesOf } from '@/lib/gateway/contract/examples/examples';
import { lineNames, linesOfResponse } from '@/lib/gateway/contract/examples/field-lines';
import { snippetsOf } from '@/lib/gateway/contract/examples/snippets';
import type { Operation, ResponseExample } from '@/lib/gateway/contract/types';
import { PickList, PickPanels, PickSet } from '../../base/tabs/pick-set';
import type { FromContract } from '../text/from-contract';
import { type FieldIds, jsonBlock, requestItems } from './examples';

interface InlineExamplesProps extends FromContract {
  readonly operation: Operation;
  readonly ids: FieldIds;
}

/**
 * `<OperationExamples operation="page_update" />`: a further method of a page, in its text. Each scenario shows the
 * request in every language and the response of a success; refusals are in the table of errors next to it.
 */
export async function InlineExamples({ operation, contract, ids }: InlineExamplesProps) {
  const items = await Promise.all(
    examplesOf(contract, operation).map(async (example) => ({
      value: example.key,
      name: example.title,
      content: (
        <>
          <PickSet
            label="Request in"
            group="lang"
            items={await requestItems(snippetsOf(contract, operation, example), ids)}
          />
          {await success(example.responses, ids)}
        </>
      ),
    })),
  );
  if (items.length === 1) return items[0]?.content;
  return (
    <div className="tab-set" data-tabs="">
      <div className="picks">
        <PickList label="Scenario" items={items} />
      </div>
      <PickPanels items={items} />
    </div>
  );
}

async function success(responses: readonly ResponseExample[], ids: FieldIds) {
  const found = responses.find(({ status }) => status < 300);
  if (!found) return null;
  return (
    <CodeBlock
      html={await highlight(jsonBlock(found.body), 'json')}
      lang="json"
      title={found.title}
      fold
      lines={lineNames(linesOfResponse(found.body), ids.response)}
    />
  );
}
