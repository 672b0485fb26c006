import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { Contract } from '@/lib/gateway/contract/types';

/** Properties of a component that prints these parts of the contract. */
export interface FromContract<Part extends keyof Contract = keyof Contract> {
  readonly contract: Pick<Contract, Part>;
}

type Component = (props: never) => ReactNode | Promise<ReactNode>;

/** Components as pages call them: with their own attributes only. */
type Called<Components> = {
  readonly [Name in keyof Components]: Components[Name] extends (props: infer Props) => infer Shown
    ? (attributes: Omit<Props, 'contract'>) => Shown
    : never;
};

/** Gives each component the contract, so that pages need not and components load nothing. */
export const withContract = <Components extends Readonly<Record<string, Component>>>(
  contract: Contract,
  components: Components,
): Called<Components> =>
  Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (attributes: object) =>
        // The attributes are those of `Called`, so with the contract they are all properties.
        createElement(component as FunctionComponent<Record<string, unknown>>, {
          ...attributes,
          contract,
        }),
    ]),
  ) as Called<Components>; // one entry for each name
