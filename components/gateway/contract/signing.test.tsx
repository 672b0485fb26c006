// @vitest-environment jsdom
import { createHmac } from 'node:crypto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { SigningChecks, SigningHeaders } from './signing';
import { SigningVector, SigningVectors, signedText } from './signing-vectors';

afterEach(cleanup);

const contract = loadContract();
const { signing } = contract;
if (!signing) throw new Error('content/_contract/signing.yaml is missing');

describe('signedText', () => {
  it.each(signing.vectors.filter((vector) => vector.kind === 'request'))(
    'of $id is the string that was signed',
    (vector) => {
      const text = signedText(vector);
      expect(Buffer.byteLength(text)).toBe(vector.stringBytes);
      expect(createHmac('sha256', vector.secret).update(text).digest('hex')).toBe(vector.signature);
    },
  );

  it.each(signing.vectors.filter((vector) => vector.kind === 'callback'))(
    'of $id is id, time and raw body',
    (vector) => {
      const key = Buffer.from(vector.secret.replace('whsec_', ''), 'base64');
      const mac = createHmac('sha256', key).update(signedText(vector)).digest('base64');
      expect(vector.signature).toBe(`v1,${mac}`);
    },
  );
});

describe('signing components', () => {
  it('list headers with their need', () => {
    render(<SigningHeaders contract={contract} />);
    expect(screen.getByRole('row', { name: /^Gateway-Key required/ })).toBeTruthy();
  });

  it('list the checks in order, each with its errors', () => {
    render(<SigningChecks contract={contract} />);
    expect(screen.getByRole('link', { name: /^1004 / }).getAttribute('href')).toBe(
      '/reference/api_error_codes#e1004',
    );
  });

  it('show a worked example down to the signature', async () => {
    const [first] = signing.vectors;
    if (!first) throw new Error('no vectors');
    render(await SigningVector({ contract, id: first.id }));
    expect(screen.getByRole('figure', { name: 'String to sign' })).toBeTruthy();
    expect(screen.getByText(new RegExp(`${first.signature}$`))).toBeTruthy();
  });

  it('compare signed requests in one table, each at its address, and fold what is signed', async () => {
    const ids = signing.vectors.flatMap(({ id, kind }) => (kind === 'request' ? id : []));
    const { container } = render(await SigningVectors({ contract, ids: ids.join(', ') }));
    const rows = screen
      .getByRole('table', { name: 'Signed requests' })
      .querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.id)).toEqual(
      signing.vectors.flatMap((vector) =>
        vector.kind === 'request' ? (vector.anchor ?? vector.id) : [],
      ),
    );
    expect(container.querySelectorAll('details:not([open]) pre').length).toBeGreaterThanOrEqual(
      ids.length,
    );
    await expect(SigningVectors({ contract, ids: 'nope' })).rejects.toThrow('no request "nope"');
  });

  it('name the vectors there are when asked for another', async () => {
    await expect(SigningVector({ contract, id: 'nope' })).rejects.toThrow('signing.yaml has');
  });
});
