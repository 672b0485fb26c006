import { Fragment } from 'react';
import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import { Sheet } from '@/components/base/sheet/sheet';

export interface TableToolsProps {
  /** Id of the table to filter; of several, separated by spaces, each is one order of the same rows. */
  readonly table: string;
  /** What one may type: "Filter by code, slug, or text". */
  readonly placeholder: string;
  readonly count: number;
  /** Choices that show only rows with a tag; "All" comes by itself. */
  readonly segments?: readonly { readonly label: string; readonly tag: string }[] | undefined;
  /** Names of the orders, in that of the tables; the first is shown at the beginning. */
  readonly views?: readonly string[];
  /** Lists of which one entry each may be chosen; `label` is the entry that asks for nothing: "Any country". */
  readonly selects?: readonly {
    readonly label: string;
    /** Its name in the address. */
    readonly parameter: string;
    readonly choices: readonly Choice[];
  }[];
  /** Name of the files under /reference. */
  readonly download?: string | undefined;
}

/** One entry of a select; a row passes if it has one of the tags in `value`, which spaces separate. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** Filter, segments, selects, files and count above a long table. The filter needs the boot script, the files do not. */
export function TableTools({
  table,
  placeholder,
  count,
  segments,
  views,
  selects,
  download,
}: TableToolsProps) {
  return (
    <div className="table-tools" data-filter-for={table}>
      <Sheet name="long" />
      <div className="table-filter">
        <Icon name="list-filter" />
        <input
          type="search"
          placeholder={placeholder}
          aria-label={placeholder}
          autoComplete="off"
          data-parameter="q"
        />
        <kbd>/</kbd>{' '}
        <output data-filter-count="" suppressHydrationWarning>
          {/* One text node: the boot script may have counted before the framework looks. */}
          {t.tablesCount({ shown: count, total: count })}
        </output>
      </div>
      {segments && (
        <fieldset className="segments">
          <legend className="visually-hidden">{t.tablesShow}</legend>
          <Segment table={table} label={t.tablesAll} tag="" isFirst />
          {segments.map((segment) => (
            <Segment key={segment.tag} table={table} {...segment} />
          ))}
        </fieldset>
      )}
      {views && (
        <fieldset className="segments table-views">
          <legend className="visually-hidden">{t.tablesOrder}</legend>
          {views.map((label, index) => (
            <label key={label}>
              <input
                type="radio"
                name={`${table}-view`}
                value={index === 0 ? '' : String(index + 1)}
                data-parameter="view"
                defaultChecked={index === 0}
              />
              {label}{' '}
            </label>
          ))}
        </fieldset>
      )}
      {selects?.map(({ label, parameter, choices }) => (
        <select
          key={label}
          aria-label={label.replace(/^Any /, '')}
          autoComplete="off"
          data-parameter={parameter}
        >
          <option value="">{label}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ))}
      {download && (
        <div className="table-files">
          <DownloadLinks name={download} />
        </div>
      )}
    </div>
  );
}

interface SegmentProps {
  readonly table: string;
  readonly label: string;
  readonly tag: string;
  readonly isFirst?: boolean;
}

function Segment({ table, label, tag, isFirst }: SegmentProps) {
  return (
    <label>
      <input
        type="radio"
        name={`${table}-show`}
        value={tag}
        data-parameter="show"
        defaultChecked={isFirst ?? false}
      />
      {label}{' '}
    </label>
  );
}

/** The same rows as files: `/reference/state_codes.csv`, `.json`. */
export function DownloadLinks({ name }: { readonly name: string }) {
  return (
    <>
      {(['csv', 'json'] as const).map((type) => (
        <Fragment key={type}>
          <a
            className="button"
            href={`${process.env.BASE_PATH ?? ''}/reference/${name}.${type}`}
            download=""
            aria-label={t.tablesDownload({
              name: name.replaceAll('_', ' '),
              type: type.toUpperCase(),
            })}
          >
            <Icon name="download" />
            {type.toUpperCase()}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
}
