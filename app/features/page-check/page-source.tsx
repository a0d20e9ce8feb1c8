import clsx from 'clsx';
import { type DragEvent, type RefObject, useState } from 'react';
import { Button } from '~/ui/buttons/button';
import { buttonClasses } from '~/ui/buttons/button-classes';
import { describedBy, fieldMessageIds } from '~/ui/forms/field-ids';
import { FieldError } from '~/ui/forms/field-message';
import { samplePage } from './sample-page';
import { PAGE_SOURCE_ID as id, type PageCheckState } from './use-page-check';

interface PageSourceProps {
  check: PageCheckState;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a page is pasted, typed or dropped. A file is read where it lies. */
export function PageSource({ check, field }: PageSourceProps) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void check.takeFile(file);
  };
  return (
    <section
      aria-label="Your page"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'grid grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-3 rounded-tile p-4 transition-colors md:p-5',
        over ? 'bg-raised' : 'bg-surface',
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {over ? 'Let go: it is read here' : 'The page’s HTML'}
        </label>
        <button
          type="button"
          onClick={check.clear}
          className="needs-script min-h-11 px-2 text-sm font-semibold underline underline-offset-4"
        >
          Empty the field
        </button>
      </div>
      <textarea
        ref={field}
        id={id}
        defaultValue={samplePage}
        onInput={check.onType}
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={check.fault ? true : undefined}
        aria-describedby={describedBy(id, { hint: false, error: Boolean(check.fault) })}
        className="control h-72 resize-y py-3 font-mono text-xs leading-relaxed whitespace-pre lg:h-full lg:min-h-[26rem]"
      />
      {check.fault && <FieldError id={fieldMessageIds(id).error}>{check.fault}</FieldError>}
      <div className="needs-script flex flex-wrap gap-2">
        <label
          className={clsx(
            buttonClasses({ variant: 'primary', size: 'sm' }),
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-link',
          )}
        >
          Choose a file
          <input
            type="file"
            accept=".html,.htm,.xhtml,.txt,text/html,text/plain"
            className="sr-only"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void check.takeFile(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Button variant="quiet" size="sm" onClick={check.takeThisPage}>
          Check this very page
        </Button>
        <Button variant="quiet" size="sm" onClick={check.takeSample}>
          The example
        </Button>
      </div>
      <p className="without-script text-sm text-muted">
        The check itself is done by your browser and needs its script, which is switched off here. Beside it
        you see what it says about an example.
      </p>
    </section>
  );
}
