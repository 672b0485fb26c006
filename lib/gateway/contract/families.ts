/** A family of codes, as the data names it: 1000 to 1999, "Authentication". */
export interface Family {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

/** The codes of one family, or of none. */
export interface FamilyCodes<T> {
  /** Absent for the codes that are in no family. */
  readonly family: Family | undefined;
  readonly codes: readonly T[];
}

/** Codes by their families, in the order of the families; those of none at the end. No group is empty. */
export function byFamily<T extends { readonly code: number }>(
  families: readonly Family[],
  codes: readonly T[],
): FamilyCodes<T>[] {
  const isIn = ({ from, to }: Family, { code }: T) => code >= from && code <= to;
  const others = codes.filter((code) => !families.some((family) => isIn(family, code)));
  return [
    ...families.map((family) => ({ family, codes: codes.filter((code) => isIn(family, code)) })),
    { family: undefined, codes: others },
  ].filter((group) => group.codes.length > 0);
}

/** How the family is written: `1xxx`. */
export const familyName = ({ from }: Family): string => String(from).replaceAll('0', 'x');
