import type { RequestVector } from '../contract/schemas/signing';
import type { Contract } from '../contract/types';
import type { SigningInput } from '../signing/mistakes';

/** What the signing workbench needs of the contract. */
export interface SigningToolData {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  /** A secret that begins so pays with real money: no page takes it. */
  readonly liveSecretPrefix: string;
  readonly vectors: readonly (SigningInput & { readonly id: string; readonly title: string })[];
  /** In the order of the page, texts with their markup. */
  readonly mistakes: readonly { readonly mistake: string; readonly remedy: string }[];
}

/** The request vectors with their queries as they are sent, and the known mistakes; undefined without vectors or hosts. */
export function signingToolData({ signing, environments }: Contract): SigningToolData | undefined {
  if (!signing || !environments) return undefined;
  const environment = (id: string) => environments.environments.find((each) => each.id === id);
  return {
    host: environment('sandbox')?.apiHost ?? '',
    liveSecretPrefix: environment('live')?.secretPrefix ?? '',
    vectors: signing.vectors.flatMap((vector) =>
      vector.kind === 'request' ? [vectorOf(vector)] : [],
    ),
    mistakes: signing.mistakes.map(({ mistake, remedy }) => ({ mistake, remedy })),
  };
}

function vectorOf({
  id,
  title,
  keyId,
  secret,
  timestamp,
  nonce,
  method,
  path,
  body,
  query,
}: RequestVector) {
  const sent = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return { id, title, keyId, secret, timestamp, nonce, method, path, body, query: sent };
}
