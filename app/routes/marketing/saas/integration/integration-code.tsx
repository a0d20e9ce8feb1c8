import highlighted from '~/content/integrations/highlighted-code.json';
import type { CodeTokenKind, Integration } from '~/content/integrations/integration';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { fillWorkspaceName, MAX_WORKSPACE_LENGTH, type WorkspaceName } from './workspace-name';

const KIND_COLOURS: Readonly<Record<CodeTokenKind, string>> & Readonly<Partial<Record<string, string>>> = {
  comment: 'text-muted',
  constant: 'text-product-4',
  keyword: 'text-product-1',
  name: 'text-product-3',
  string: 'text-product-5',
};

/** By integration, lines of tokens; a token is its text and, unless it is plain, a `CodeTokenKind`. */
const codeLines: Readonly<Partial<Record<string, readonly (readonly string[])[][]>>> = highlighted;

/** A scrollable region must be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/** The parts of a constant list with their position, which is their key. */
const withPosition = <Part,>(parts: readonly Part[]) => parts.map((part, position) => ({ part, position }));

interface IntegrationCodeProps {
  integration: Integration;
  workspace: WorkspaceName;
}

/** The example with the name of the reader's event or community in it. */
export function IntegrationCode({ integration: { id, code }, workspace }: IntegrationCodeProps) {
  const isInvalid = workspace.kind === 'invalid';
  const typed = workspace.kind === 'valid' ? workspace.name : isInvalid ? workspace.typed : '';
  return (
    <section id="code" aria-labelledby="code-title" className="wrap scroll-mt-6 pt-14 md:pt-20">
      <div className="sunk grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded-tile bg-bg-sunk p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="code-title" className="text-h3">
            {code.title}
          </h2>
          <form action={`${paths.integration()}#code`} className="mt-6 grid gap-4 print:hidden">
            <input type="hidden" name="name" value={id} />
            <Field
              id="workspace"
              label="Your event or community, as in its address"
              hint="It is put into the example, nowhere else."
              error={isInvalid ? 'Letters, digits and hyphens between them, at most 40.' : []}
            >
              <Input
                name="for"
                defaultValue={typed}
                maxLength={MAX_WORKSPACE_LENGTH}
                placeholder="winter-build"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Button type="submit" className="justify-self-start">
              Put it in
            </Button>
          </form>
        </div>
        <figure className="rounded-tile bg-surface">
          <div className="flex justify-end print:hidden">
            <Button
              variant="plain"
              className="needs-script"
              value={fillWorkspaceName(code.source, workspace)}
              {...{ [PRESENCE_ATTRIBUTES.copy]: '' }}
            >
              <Icon name="copy" />
              Copy the code
            </Button>
          </div>
          <section
            aria-label={`Code: ${code.title}`}
            {...focusable}
            className="overflow-x-auto p-4 font-mono text-sm"
          >
            <pre>
              <code>
                {withPosition(codeLines[id] ?? []).map(({ part: line, position }) => (
                  <CodeLine key={position} line={line} workspace={workspace} />
                ))}
              </code>
            </pre>
          </section>
        </figure>
      </div>
    </section>
  );
}

function CodeLine({ line, workspace }: { line: readonly (readonly string[])[]; workspace: WorkspaceName }) {
  return (
    <>
      {withPosition(line).map(({ part: [text = '', kind = ''], position }) => (
        <span key={position} className={KIND_COLOURS[kind]}>
          {fillWorkspaceName(text, workspace)}
        </span>
      ))}
      {'\n'}
    </>
  );
}
