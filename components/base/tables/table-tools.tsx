import { Fragment } from 'react';
import { Icon } from '@/components/base/icon/icon';

interface TableToolsProps {
  /** Id of the table to filter. */
  readonly table: string;
  /** What one may type: "Filter by code, slug or text". */
  readonly placeholder: string;
  readonly count: number;
  /** Choices that show only rows with a tag; "All" comes by itself. */
  readonly segments?: readonly { readonly label: string; readonly tag: string }[];
  /** Lists of which one entry each may be chosen; `label` is the entry that asks for nothing: "Any country". */
  readonly selects?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
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
  selects,
  download,
}: TableToolsProps) {
  return (
    <div className="table-tools" data-filter-for={table}>
      <div className="table-filter">
        <Icon name="list-filter" />
        <input
          type="search"
          placeholder={placeholder}
          aria-label={placeholder}
          autoComplete="off"
        />
      </div>
      {segments && (
        <fieldset className="segments">
          <legend className="visually-hidden">Show</legend>
          <Segment table={table} label="All" tag="" isFirst />
          {segments.map((segment) => (
            <Segment key={segment.tag} table={table} {...segment} />
          ))}
        </fieldset>
      )}
      {selects?.map(({ label, choices }) => (
        <select key={label} aria-label={label.replace(/^Any /, '')} autoComplete="off">
          <option value="">{label}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ))}
      {download && <DownloadLinks name={download} />}{' '}
      <output data-filter-count="" suppressHydrationWarning>
        {/* One text node: the boot script may have counted before the framework looks. */}
        {`${count} of ${count}`}
      </output>
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
        data-filter-value={tag}
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
            aria-label={`Download ${name.replaceAll('_', ' ')} as ${type.toUpperCase()}`}
          >
            <Icon name="download" />
            {type.toUpperCase()}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
}
