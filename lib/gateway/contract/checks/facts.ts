import type { Contract } from '../types';
import { type Finding, finder, repeats } from './finding';

/** Limits, roles, signing checks and callbacks name only what exists. */
export const checkFacts = (contract: Contract): Finding[] => [
  ...checkLimits(contract),
  ...checkRoles(contract),
  ...checkSigning(contract),
  ...checkCallbacks(contract),
];

const errorMissing = ({ errors }: Contract, code: number): boolean =>
  errors !== undefined && !errors.codes.some((error) => error.code === code);

function checkLimits(contract: Contract): Finding[] {
  const find = finder('_contract/limits.yaml');
  const groups = contract.limits?.groups ?? [];
  const ids = groups.flatMap((group) => group.limits.map((limit) => limit.id));
  return [
    ...repeats(ids).map(({ value }) => find(['groups'], `limit "${value}" is defined twice`)),
    ...groups.flatMap((group, g) =>
      group.limits.flatMap(({ error }, l) =>
        error !== undefined && errorMissing(contract, error)
          ? [find(['groups', g, 'limits', l, 'error'], `error ${error} is not in errors.yaml`)]
          : [],
      ),
    ),
  ];
}

function checkRoles({ permissions, operations }: Contract): Finding[] {
  const find = finder('_contract/permissions.yaml');
  const known = new Set(permissions?.roles.map((role) => role.id));
  return [
    ...(permissions?.permissions ?? []).flatMap((permission, index) =>
      Object.keys(permission.roles)
        .filter((role) => !known.has(role))
        .map((role) =>
          find(['permissions', index, 'roles', role], `"${role}" is not a role above`),
        ),
    ),
    ...(permissions?.keys ?? []).flatMap((key, index) => {
      const own = operations.filter((operation) => operation.permissions.includes(key.id));
      const more = key.with?.operations ?? [];
      const path = ['keys', index];
      return [
        ...(own.length + more.length === 0 && operations.length > 0
          ? [find(path, `no operation asks for "${key.id}" — add "with", or remove it`)]
          : []),
        ...more
          .filter((id) => !operations.some((operation) => operation.id === id))
          .map((id) =>
            find([...path, 'with', 'operations'], `openapi.yaml has no operation "${id}"`),
          ),
      ];
    }),
  ];
}

function checkSigning(contract: Contract): Finding[] {
  const find = finder('_contract/signing.yaml');
  const { checks = [], vectors = [], mistakes = [], form } = contract.signing ?? {};
  return [
    ...repeats(vectors.map(({ id }) => id)).map(({ value, index }) =>
      find(['vectors', index, 'id'], `vector "${value}" is defined twice`),
    ),
    ...(form?.errors ?? []).flatMap(({ code }, index) =>
      errorMissing(contract, code)
        ? [find(['form', 'errors', index, 'code'], `error ${code} is not in errors.yaml`)]
        : [],
    ),
    ...mistakes.flatMap(({ error }, index) =>
      errorMissing(contract, error)
        ? [find(['mistakes', index, 'error'], `error ${error} is not in errors.yaml`)]
        : [],
    ),
    ...checks.flatMap(({ errors }, index) =>
      errors
        .filter((code) => errorMissing(contract, code))
        .map((code) => find(['checks', index, 'errors'], `error ${code} is not in errors.yaml`)),
    ),
  ];
}

function checkCallbacks(contract: Contract): Finding[] {
  const find = finder('_contract/callbacks.yaml');
  const events = contract.callbacks?.events ?? [];
  return repeats(events.map(({ type }) => type)).map(({ value, index }) =>
    find(['events', index, 'type'], `event "${value}" is defined twice`),
  );
}
