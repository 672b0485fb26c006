import { Fragment } from 'react';
import { CopyButton } from '@/components/base/copy/copy-button';
import { permissionText, repeatText } from '@/lib/gateway/contract/openapi/operations';
import type { Contract, Limit, Operation } from '@/lib/gateway/contract/types';
import { Breakable } from '../text/breakable';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { Verb } from './verb';

interface OperationHeadProps extends FromContract<'environments' | 'limits'> {
  readonly operation: Operation;
}

/** Verb and path in one line, then the read-outs: permission, rate, idempotency, success. */
export function OperationHead({ operation, contract }: OperationHeadProps) {
  const host =
    contract.environments?.environments[0]?.apiHost ?? operation.document.servers[0]?.url ?? '';
  const rate = rateOf(contract, operation);
  const scopes = operation.source.security?.flatMap((entry) => entry.invoicingBearer ?? []) ?? [];
  return (
    <>
      <div className="operation">
        <Verb name={operation.verb} />{' '}
        <code>
          <span>{host}</span>
          <Breakable name={operation.path} />
        </code>
        <CopyButton label="Copy URL" value={`${host}${operation.path}`} />
      </div>
      <dl className="readouts">
        <div>
          {scopes.length > 0 ? (
            <>
              <dt>Scope of the token</dt>
              <dd>
                <Inline text={scopes.map((scope) => `\`${scope}\``).join(' and ')} />
              </dd>
            </>
          ) : (
            <>
              <dt>Permission</dt>
              <dd>
                <Inline text={permissionText(operation)} />
              </dd>
            </>
          )}
        </div>
        <div>
          <dt>Rate limit</dt>
          <dd>
            {rate ? `${rate.value} for each point` : 'no separate limit'}
            {rate?.burst && `, burst ${rate.burst}`}
          </dd>
        </div>
        <div>
          <dt>Safe to repeat</dt>
          <dd>
            <Inline text={repeatText(operation)} />
          </dd>
        </div>
        <div>
          <dt>Success</dt>
          <dd>
            {operation.success.map(({ status, description }) => (
              <Fragment key={status}>
                <span className="http-code">
                  <span>
                    {status}
                    <span className="visually-hidden">
                      , <Inline text={afterComma(description)} />
                    </span>
                  </span>
                </span>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
    </>
  );
}

const rateOf = ({ limits }: Pick<Contract, 'limits'>, operation: Operation): Limit | undefined =>
  limits?.groups
    .find((group) => group.id === 'rates')
    ?.limits.find((limit) => limit.id === operation.rate);

/** `The token was issued.` continues the status code: `201, the token was issued.` A name keeps its capital. */
const afterComma = (description: string): string =>
  description.replace(/^(?:The|This|An?|One|Id)\b/, (word) => word.toLowerCase());
