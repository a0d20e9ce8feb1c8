import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { Button } from './button';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => vi.unstubAllGlobals());

test('a busy button keeps the focus, has aria-busy, and neither acts nor submits', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = (isBusy: boolean) =>
    act(() =>
      root.render(
        <form onSubmit={onSubmit}>
          <Button type="submit" isBusy={isBusy} onClick={onClick}>
            Save
          </Button>
        </form>,
      ),
    );
  render(false);
  const button = host.querySelector('button');
  button?.focus();
  act(() => button?.click());
  render(true);
  act(() => button?.click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(button?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  act(() => root.unmount());
});
