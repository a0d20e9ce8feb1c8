import { beforeEach, describe, expect, test } from 'vitest';
import { openTabStorage } from '../fixtures/browser-tabs';
import { createThemeChoice, THEME_SOURCE_KEY } from './theme-choice';
import { createThemeStore, THEME_KEY } from './theme-store';

const root = document.documentElement;
const systemIsLight = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList & {
  matches: boolean;
};

function openPage() {
  const storage = openTabStorage();
  const theme = createThemeStore(storage, root);
  return { theme, choice: createThemeChoice({ storage, theme, systemIsLight }) };
}

/** The device changes its theme. */
function changeSystem(isLight: boolean): void {
  systemIsLight.matches = isLight;
  systemIsLight.dispatchEvent(new Event('change'));
}

const readTheme = () => [root.dataset.theme, localStorage.getItem(THEME_KEY)];

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  systemIsLight.matches = false;
});

describe('R-THEME-4: the theme of the device', () => {
  test('is chosen, saved as light or dark, and followed until the visitor chooses a theme', () => {
    systemIsLight.matches = true;
    const { choice, theme } = openPage();
    expect([choice.get(), ...readTheme()]).toEqual(['dark', 'dark', 'dark']);
    choice.choose('system');
    expect([choice.get(), ...readTheme()]).toEqual(['system', 'light', 'light']);
    changeSystem(false);
    expect(readTheme()).toEqual(['dark', 'dark']);
    theme.toggle();
    choice.stopFollowing();
    expect([choice.get(), ...readTheme()]).toEqual(['light', 'light', 'light']);
    changeSystem(true);
    changeSystem(false);
    expect(readTheme()).toEqual(['light', 'light']);
    choice.choose('system');
    choice.choose('dark');
    expect(choice.get()).toBe('dark');
  });

  test('applies on the next page', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    localStorage.setItem(THEME_SOURCE_KEY, 'system');
    systemIsLight.matches = true;
    expect(openPage().choice.get()).toBe('system');
    expect(readTheme()).toEqual(['light', 'light']);
  });

  test('R-THEME-2: is no value of the stored theme, where it gives dark', () => {
    localStorage.setItem(THEME_KEY, 'system');
    systemIsLight.matches = true;
    expect(openPage().choice.get()).toBe('dark');
  });
});
