import { Sheet } from '@/components/base/sheet/sheet';
import { Plot } from '@/components/gateway/diagrams/plot';
import { customerScreens } from '@/lib/gateway/contract/customer-screens';
import type { CustomerStep, Service, ServiceVariant } from '@/lib/gateway/contract/types';
import { customerScreenText, layoutCustomerScreens } from '@/lib/gateway/diagrams/customer-screen';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StateRef, StatusLink } from '../text/refs';

interface CustomerScreensProps extends FromContract<'states'> {
  readonly service: Service;
}

/** What the customer sees, screen by screen, and what the merchant's system receives at each; nothing without data. */
export function CustomerScreens({ service: { variant }, contract }: CustomerScreensProps) {
  const steps = customerScreens(variant);
  const scenes = layoutCustomerScreens(steps);
  if (steps.length === 0) return null;
  return (
    <figure className="customer-figure">
      <Sheet name="screens" />
      <ol className="customer-screens" data-count={steps.length}>
        {steps.map((step, index) => {
          const scene = scenes[index];
          return (
            <li key={step.caption}>
              {scene && (
                <Plot
                  scene={scene}
                  title={`Screen ${index + 1}: ${step.where}`}
                  description={customerScreenText(step)}
                />
              )}
              <p>
                <strong>{step.where}.</strong> <Inline text={step.caption} />
              </p>
              <p className="screen-receives">
                <Receives receives={step.receives} variant={variant} contract={contract} />
              </p>
            </li>
          );
        })}
      </ol>
      <figcaption>
        The drawings use the values of the example below. Each bank, operator, and app has its own
        texts and layout.
      </figcaption>
    </figure>
  );
}

interface ReceivesProps extends FromContract<'states'> {
  readonly receives: CustomerStep['receives'];
  readonly variant: ServiceVariant;
}

/** The state at a moment, and the way in which it reaches the merchant. */
function Receives({ receives, variant: { statuses }, contract }: ReceivesProps) {
  const status = statuses.find(({ state }) => state === receives?.state)?.status;
  if (receives === undefined || status === undefined)
    return 'The gateway sends you nothing at this step.';
  return (
    <>
      {receives.by === 'response' && 'Your system receives the response:'}
      {receives.by === 'callback' && (
        <>
          Your system receives the callback <code>transaction.{status}</code>:
        </>
      )}
      {receives.by === 'find' && (
        <>
          No callback is sent, unless you have turned on <code>transaction.updated</code>. The
          response to <code>transaction/find</code> contains:
        </>
      )}{' '}
      <StatusLink name={status} /> <StateRef slug={receives.state} contract={contract} />
    </>
  );
}
