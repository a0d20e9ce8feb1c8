import { BEHAVIOUR } from '~/domain/behaviour-attributes';
import { themeStore } from '~/state/stores';
import { onClick } from './on-click';

export function bindThemeToggle(): void {
  onClick(BEHAVIOUR.themeToggle, () => themeStore().toggle());
}
