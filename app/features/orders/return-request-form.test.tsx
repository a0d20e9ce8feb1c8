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
