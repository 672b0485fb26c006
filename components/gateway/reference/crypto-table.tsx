import {
  type CryptoBalanceRow,
  cryptoBalanceRows,
  cryptoRows,
} from '@/lib/gateway/contract/reference/crypto';
import { smallestAmount } from '@/lib/gateway/contract/reference/currencies';
import type { CryptoAsset } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { LongTable, RowCode } from '../../base/tables/long-table';
import type { FromContract } from '../text/from-contract';

/** Every asset on every network the API knows: decimals, confirmations, memo. */
export function CryptoTable({ contract }: FromContract) {
  return <CryptoRows assets={cryptoRows(contract)} />;
}

/** `CryptoTable` for given assets. */
export function CryptoRows({ assets }: { readonly assets: readonly CryptoAsset[] }) {
  if (assets.length === 0) return null;
  return (
    <LongTable
      id="assets"
      label="Crypto codes"
      kind="dense"
      placeholder="Filter by code, asset, or network"
      segments={[
        { label: 'Tokens', tag: 'token' },
        { label: 'Native coins', tag: 'native' },
        { label: 'With memo', tag: 'memo' },
      ]}
      download="crypto_codes"
      columns={[
        { label: 'Code', role: 'head', code: true, width: 9 },
        { label: 'Asset', role: 'title' },
        { label: 'Network', code: true, width: 6 },
        { label: 'Standard', nowrap: true, width: 5 },
        { label: 'Decimals', code: true, width: 5, said: true },
        { label: 'Smallest amount', code: true, width: 6 },
        { label: 'On chain', code: true, width: 4, said: true },
        { label: 'Confirmations', code: true, width: 6, said: true },
        { label: 'Memo', width: 5, said: true },
      ]}
      bands={[{ key: 'all', rows: assets.map(assetRow) }]}
    />
  );
}

const assetRow = (asset: CryptoAsset) => ({
  key: asset.code,
  id: asset.code,
  tags: [
    asset.standard === 'native' ? 'native' : 'token',
    ...(asset.memo === 'none' ? [] : ['memo']),
  ],
  cells: [
    <RowCode key="code" id={asset.code}>
      {asset.code}
    </RowCode>,
    asset.asset,
    asset.network,
    asset.standard,
    asset.precision,
    smallestAmount(asset.precision),
    asset.onChainDecimals,
    asset.confirmations,
    asset.memo === 'none' ? undefined : asset.memo,
  ],
});

/** The shape of an address on each network, and who shares it. */
export function CryptoAddresses({ contract }: FromContract) {
  return <CryptoAddressRows assets={cryptoRows(contract)} />;
}

/** `CryptoAddresses` for given assets. */
export function CryptoAddressRows({ assets }: { readonly assets: readonly CryptoAsset[] }) {
  const networks = [...new Set(assets.map(({ network }) => network))].map((network) => ({
    network,
    own: assets.filter((asset) => asset.network === network),
  }));
  return (
    <DataTable
      label="Addresses by network"
      columns={[
        { label: 'Network', role: 'head', code: true },
        { label: 'Codes' },
        { label: 'Chain id', code: true },
        { label: 'Format of an address' },
      ]}
      rows={networks.map(({ network, own }) => ({
        key: network,
        id: `network-${network}`,
        cells: [
          network,
          own.map(({ code }) => code).join(', '),
          own.find(({ chainId }) => chainId)?.chainId ?? 'none',
          <span key="shape">
            {[...new Set(own.map(({ pattern }) => pattern))].map((pattern) => (
              <code key={pattern} className="address-shape">
                {pattern}
              </code>
            ))}
          </span>,
        ],
      }))}
    />
  );
}

/** Assets as balances at a provider: codes without a network, and the methods that take them. */
export function CryptoBalances({ contract }: FromContract) {
  return <CryptoBalanceRows balances={cryptoBalanceRows(contract)} />;
}

/** `CryptoBalances` for given balances. */
function CryptoBalanceRows({ balances }: { readonly balances: readonly CryptoBalanceRow[] }) {
  return (
    <DataTable
      label="Codes without a network"
      columns={[
        { label: 'Code', role: 'head', code: true },
        { label: 'Asset' },
        { label: 'Decimals', code: true },
        { label: 'Smallest amount', code: true },
        { label: 'Payins' },
        { label: 'Payouts' },
      ]}
      rows={balances.map(({ code, asset, precision, payin, payout }) => ({
        key: code,
        id: code,
        cells: [
          code,
          asset,
          precision,
          smallestAmount(precision),
          payin.join(', ') || 'none',
          payout.join(', ') || 'none',
        ],
      }))}
    />
  );
}
