import { TOOL_DATA } from '../../../base/routes/tool-data';
import type { BankList, JsonObject, OpenApiDocument } from '../../contract/types';
import type { CatalogService } from '../../simulator/state/catalog';
import type { Token } from '../../simulator/state/records';

/** Raised when the form of the files changes: a page that is older than its data asks to be reloaded. */
export const REQUEST_FORMAT = 1;

/** A service as data: its set is the same for all, and is with what all pages share. */
export type ServiceData = Omit<CatalogService, 'listedOnly' | 'opening'>;

/** A request that the page prints, filled in. */
export interface RequestExample {
  /** Id of the operation. */
  readonly operation: string;
  readonly title: string;
  /** Name of the program, as the page has it. */
  readonly name: string;
  readonly sent: SentRequest;
  /** Whether the response is an envelope whose `data` the caller wants. */
  readonly hasData: boolean;
}

/** What a reader edits: every part of a request except its signature. */
export interface SentRequest {
  /** Values of the parameters in braces of the path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for an operation that has no body. */
  readonly body?: JsonObject | undefined;
}

/** What the request builder of one page needs: a file of its own, fetched when the builder is opened. */
export interface RequestPage {
  readonly format: number;
  /** Only the operations of the page, without texts and examples. */
  readonly document: OpenApiDocument;
  /** The examples in the order of the page; the first one is filled in. */
  readonly examples: readonly RequestExample[];
  /** The service of the page, or those that its examples name. */
  readonly services: readonly ServiceData[];
  /** The service whose own fields are shown first, on the page of a method. */
  readonly own?: number;
  readonly banks: readonly BankList[];
  /** Tokens of cards that the sandbox has for the examples. */
  readonly tokens: readonly Token[];
}

/** Where the file of a page is, below the root of the site: `tool-data/request/api/account_info.json`. */
export const requestFile = (route: string): string => `${TOOL_DATA.slice(1)}request${route}.json`;
