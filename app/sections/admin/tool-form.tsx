import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ToolAlert } from './tool-alert';

interface ToolFormProps {
  /** Of a form with fields outside it. */
  id?: string;
  action: string;
  /** Which of the forms of a page this is. */
  intent?: string;
  /** The version of the row that the page shows, so that a change by others since then is a conflict. */
  version?: number | undefined;
  /** What is wrong with the form as a whole. */
  errors?: readonly string[] | undefined;
  /** Of a form with a file. */
  encType?: 'multipart/form-data';
  /** A surface of its own. Off inside another surface. */
  hasSurface?: boolean;
  /** Of a long form: leaving it with changes asks first. `at-once`: it is shown with changes that are not saved. */
  asksBeforeLeaving?: boolean | 'at-once';
  className?: string;
  children: ReactNode;
}

/** A form of the back office that the server checks. Without script it is a plain form; a second press sends nothing. */
export function ToolForm(props: ToolFormProps) {
  const { action, intent, version, errors = [], encType, hasSurface = true, className, children } = props;
  const { asksBeforeLeaving = false } = props;
  return (
    <form
      id={props.id}
      method="post"
      action={action}
      encType={encType}
      noValidate
      data-send-once=""
      {...(asksBeforeLeaving && {
        [ADMIN_ATTRIBUTES.unsaved]: asksBeforeLeaving === true ? '' : asksBeforeLeaving,
      })}
      className={clsx('grid', hasSurface && 'gap-4 rounded-tile bg-surface p-4 lg:p-5', className)}
    >
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {errors.map((message) => (
        <ToolAlert key={message} tone="danger" role="alert" title={message} />
      ))}
      {children}
    </form>
  );
}
