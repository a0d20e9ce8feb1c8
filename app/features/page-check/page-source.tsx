import clsx from 'clsx';
import { type DragEvent, type RefObject, useState } from 'react';
import { Button } from '~/ui/buttons/button';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { getDescribedBy, getFieldMessageIds } from '~/ui/forms/field-context';
import { FieldError } from '~/ui/forms/field-message';
import { samplePage } from './sample-page';
import { PAGE_SOURCE_ID as id, PAGE_FILE_ID, type PageCheckState } from './use-page-check';

interface PageSourceProps {
  check: PageCheckState;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Textarea for HTML, with buttons and a drop target for files. Files are read in the browser. */
export function PageSource({ check, input }: PageSourceProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void check.checkFile(file);
  };
  return (
    <section
      aria-label="Your page"
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={handleDrop}
      className={clsx(
        'grid grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-3 rounded-tile p-4 transition-colors md:p-5',
        isDraggedOver ? 'bg-raised' : 'bg-surface',
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {isDraggedOver ? 'Let go: it is read here' : 'The page’s HTML'}
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
        ref={input}
        id={id}
        defaultValue={samplePage}
        onInput={check.handleInput}
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={check.issue ? true : undefined}
        aria-describedby={getDescribedBy(id, { hint: false, error: Boolean(check.issue) })}
        className="control h-72 resize-y py-3 font-mono text-base leading-relaxed whitespace-pre lg:h-full lg:text-xs lg:min-h-[26rem]"
      />
      {check.issue && <FieldError id={getFieldMessageIds(id).error}>{check.issue}</FieldError>}
      <div className="needs-script flex flex-wrap gap-2">
        <label
          className={clsx(
            getButtonClasses({ variant: 'primary', size: 'sm' }),
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-link',
          )}
        >
          Choose a file
          <input
            id={PAGE_FILE_ID}
            type="file"
            accept=".html,.htm,.xhtml,.txt,text/html,text/plain"
            className="sr-only"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void check.checkFile(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Button variant="quiet" size="sm" onClick={check.checkCurrentPage}>
          Check this very page
        </Button>
        <Button variant="quiet" size="sm" onClick={check.showSample}>
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
