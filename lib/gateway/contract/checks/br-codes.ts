import { pixBrCodeDynamic } from '../../identifiers';
import type { Contract } from '../types';
import { type Finding, finder } from './finding';

/** Payload format indicator with which every BR Code begins. */
const BEGIN = '000201';

/** Every Pix QR code in the data is a dynamic one with a right checksum: all charges of the gateway expire. */
export const checkBrCodes = ({ openapi, services }: Contract): Finding[] => [
  ...findingsIn('_contract/openapi.yaml', openapi),
  ...services.flatMap((method) => findingsIn(`_services/${method.id}.yaml`, method)),
];

const findingsIn = (file: string, data: unknown): Finding[] =>
  codesIn(data).flatMap(({ path, code }) => {
    const verdict = pixBrCodeDynamic(code);
    const fault = verdict.ok ? verdict.warning : verdict;
    return fault ? [finder(file)(path, `BR Code: ${fault.message}`)] : [];
  });

interface Found {
  readonly path: Finding['path'];
  readonly code: string;
}

/** The codes in a value; their paths are put together on the way back, so that a walk without a hit is cheap. */
function codesIn(value: unknown): Found[] {
  if (typeof value === 'string') return value.startsWith(BEGIN) ? [{ path: [], code: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  const isArray = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inside]) =>
    codesIn(inside).map(({ path, code }) => ({
      path: [isArray ? Number(key) : key, ...path],
      code,
    })),
  );
}
