import { describe, expect, it } from 'vitest';
import { type StylePart, selectUsedStyles } from './used-styles.server';

const parts: StylePart[] = [
  '@layer theme,utilities;',
  {
    open: ':root{',
    parts: [
      { text: '--ink:var(--green);', name: '--ink' },
      { text: '--green:#0a0;', name: '--green' },
      { text: '--red:#a00;', name: '--red' },
    ],
  },
  { selectors: ['.title'], needs: [['title']], body: '{color:var(--ink)}' },
  {
    selectors: ['.card .title', '.alert'],
    needs: [['card', 'title'], ['alert']],
    body: '{color:var(--red)}',
  },
  { selectors: ['table'], needs: [['<table']], body: '{width:100%}' },
  { selectors: ['[hidden]'], needs: [['[hidden']], body: '{display:none}' },
  { selectors: ['::-webkit-datetime-edit'], needs: [['[type=date']], body: '{padding:0}' },
  { text: '@keyframes turn{to{rotate:90deg}}', name: 'turn' },
  {
    open: '@media (width>=48em){',
    parts: [{ selectors: ['.md\\:flex'], needs: [['md:flex']], body: '{display:flex}' }],
  },
];

describe('the styles that a part of a page uses', () => {
  it('are the rules whose classes, elements and attributes it has, in order', () => {
    const html = '<table class="md:flex alert" hidden="">';
    expect(selectUsedStyles(parts, html)).toBe(
      '@layer theme,utilities;:root{--red:#a00;}.alert{color:var(--red)}table{width:100%}[hidden]{display:none}@media (width>=48em){.md\\:flex{display:flex}}',
    );
  });

  it('contain custom properties that other custom properties use', () => {
    expect(selectUsedStyles(parts, '<p class="title">')).toBe(
      '@layer theme,utilities;:root{--ink:var(--green);--green:#0a0;}.title{color:var(--ink)}',
    );
  });

  it('contain custom properties of drawings, and no empty blocks', () => {
    expect(selectUsedStyles(parts, '<path fill="var(--green)">')).toBe(
      '@layer theme,utilities;:root{--green:#0a0;}',
    );
    expect(selectUsedStyles(parts, '<p>')).toBe('@layer theme,utilities;');
  });

  it('contain the custom properties of drawings for one of a file, which names them there', () => {
    const properties: StylePart[] = [
      { text: '--color-glaze-jade:#3aa273;', name: '--color-glaze-jade' },
      { text: '--color-tile-1:#222;', name: '--color-tile-1' },
      { text: '--color-faint:#888;', name: '--color-faint' },
      { text: '--t1:var(--color-tile-1);', name: '--t1' },
    ];
    expect(selectUsedStyles(properties, '<svg><use href="/drawings/team.svg#a"></use></svg>')).toBe(
      '--color-glaze-jade:#3aa273;--color-tile-1:#222;--t1:var(--color-tile-1);',
    );
    expect(selectUsedStyles(properties, '<svg><path d="M0 0"></path></svg>')).toBe('');
  });

  it('have the parts of date fields only with a field of a date or a time', () => {
    expect(selectUsedStyles(parts, '<input type="search">')).not.toContain('datetime');
    for (const type of ['date', 'time', 'month'])
      expect(selectUsedStyles(parts, `<input type="${type}">`)).toContain('datetime');
  });

  it('need all classes of one selector', () => {
    expect(selectUsedStyles(parts, '<p class="card">')).not.toContain('.card');
    expect(selectUsedStyles(parts, '<p class="card title">')).toContain('.card .title{color');
  });
});

describe('a selection', () => {
  it('is the same for pages with the same names, and another one for others', () => {
    const page = '<p class="title">A</p><p class="alert">B</p>';
    const other = '<p class="alert">C</p><p class="title">D</p>';
    expect(selectUsedStyles(parts, other)).toBe(selectUsedStyles(parts, page));
    expect(selectUsedStyles(parts, '<p class="title">A</p>')).not.toContain('.alert');
    const withProperty = '<p class="title" data-colour="var(--red)">A</p>';
    expect(selectUsedStyles(parts, withProperty)).toContain('--red:#a00');
    expect(selectUsedStyles(parts, '<p class="title" data-colour="none">A</p>')).not.toContain('--red');
  });

  it('does not depend on how many were made before', () => {
    const page = '<p class="title">A</p>';
    const before = selectUsedStyles(parts, page);
    for (let index = 0; index < 300; index += 1) selectUsedStyles(parts, `<p class="other-${index}">A</p>`);
    expect(selectUsedStyles(parts, page)).toBe(before);
  });
});
