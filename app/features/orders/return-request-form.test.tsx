import type { SubmissionResult } from '@conform-to/react';
import { expect, test } from 'vitest';
import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { render } from '~/state/fixtures/render';
import { ReturnRequestForm } from './return-request-form';

test('the photo of a return is made smaller in the browser before it is sent', () => {
  const container = render(
    <ReturnRequestForm lines={[]} units={[]} deadline={new Date(0)} lastResult={undefined} />,
  );
  const photo = container.querySelector('input[name=photo]');
  expect(photo?.hasAttribute(RESIZE_PICTURE_ATTRIBUTE)).toBe(true);
});

test('R-FORM-1: a form that was not accepted says that the photo must be chosen again', () => {
  const renderText = (lastResult: SubmissionResult<string[]> | undefined) =>
    render(<ReturnRequestForm lines={[]} units={[]} deadline={new Date(0)} lastResult={lastResult} />)
      .textContent;
  expect(renderText(undefined)).not.toContain('choose it again');
  expect(renderText({ status: 'error', initialValue: { reason: 'A crack.' } })).toContain('choose it again');
});
