import { reportCheck, reportCreate, reportDownload, reportsList } from '../reports/reports';
import { currencyRates, transactionCurrencyRate } from '../state/rates';
import type { Handler } from '../types';
import { tokenCreate, tokenRevoke } from '../wire/bearer-tokens';
import { accountInfo, apiMethods } from './account';
import { transactionCancel } from './cancel';
import { cardsBlacklist, cardsCheck, whitelistAdd } from './card-lists';
import { transactionComplete, transactionIssueToken } from './complete';
import { transactionCreate } from './create';
import { getCryptoAddress } from './crypto';
import { transactionFind } from './find';
import { resendGiftcode } from './giftcode';
import { invoiceFind } from './invoice-find';
import { invoiceCreate, invoiceDelete, invoiceUpdate } from './invoices';
import { p2pCancel, p2pConfirm, p2pMethodsList, p2pRecipientCard } from './p2p';
import { transactionPay } from './pay';
import {
  pageCreate,
  pageCustomization,
  pageFind,
  pageList,
  pageTransactions,
  pageUpdate,
} from './payment-pages';
import { serviceById, serviceList } from './services';
import { templateList, templateSave } from './templates';
import { transactionUpdate } from './update';
import { transactionValidate } from './validate';

/** The handler of each signed operation, by `operationId`; a test compares the names with the document. */
export const handlers: Readonly<Record<string, Handler>> = {
  account_info: accountInfo,
  api_methods: apiMethods,
  cards_check: cardsCheck,
  cards_whitelist_add: whitelistAdd,
  cards_blacklist: cardsBlacklist,
  currency_rates: currencyRates,
  service_list: serviceList,
  service_service_id: serviceById,
  transaction_create: transactionCreate,
  transaction_update: transactionUpdate,
  transaction_find: transactionFind,
  transaction_pay: transactionPay,
  transaction_validate: transactionValidate,
  transaction_cancel: transactionCancel,
  transaction_complete: transactionComplete,
  transaction_issue_token: transactionIssueToken,
  transaction_currency_rate: transactionCurrencyRate,
  transaction_get_crypto_address: getCryptoAddress,
  transaction_resend_giftcode: resendGiftcode,
  get_methods_list: p2pMethodsList,
  get_recipient_card: p2pRecipientCard,
  p2p_confirm: p2pConfirm,
  p2p_cancel: p2pCancel,
  report_create: reportCreate,
  report_check: reportCheck,
  report_download: reportDownload,
  reports_list: reportsList,
  token: tokenCreate,
  revoke_token: tokenRevoke,
  page_create: pageCreate,
  page_find: pageFind,
  page_update: pageUpdate,
  page_list: pageList,
  template_save: templateSave,
  template_list: templateList,
  page_customization: pageCustomization,
  page_transactions: pageTransactions,
  invoice_create: invoiceCreate,
  invoice_find: invoiceFind,
  invoice_update: invoiceUpdate,
  invoice_delete: invoiceDelete,
};
