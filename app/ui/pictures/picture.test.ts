import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const mug = { src: '/pictures/mug.0', width: 1000, height: 1000, alt: 'A mug', tint: '#c0a020' };
const renderPicture = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(createElement(Picture, { image: mug, sizes: '50vw', ...props }));

describe('Picture', () => {
  it('has AVIF sources with a WebP fallback, and its size', () => {
    const markup = renderPicture({});
    expect(markup).toContain('<source type="image/avif" srcSet="/pictures/mug.0-160.avif 160w');
    expect(markup).toContain('src="/pictures/mug.0-640.webp"');
    expect(markup).toContain('width="1000" height="1000"');
    expect(markup).not.toContain('style=');
  });

  it('offers only the files of its widths, or else the original', () => {
    const markup = renderPicture({ fileWidths: [320, 640] });
    expect(markup).toContain(
      'srcSet="/pictures/mug.0-320.avif 320w, /pictures/mug.0-480.avif 480w, /pictures/mug.0-640.avif 640w"',
    );
    expect(renderPicture({ image: { ...mug, width: 120 }, fileWidths: [320, 640] })).toContain(
      'srcSet="/pictures/mug.0-120.avif 120w"',
    );
  });

  it('loads lazily without a priority', () => {
    expect(renderPicture({})).toContain('loading="lazy"');
    const first = renderPicture({ priority: 'first' });
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
    expect(renderPicture({ priority: 'early' })).toContain('loading="eager"');
  });

  it('is preloaded only with the priority `first`', () => {
    expect(renderPicture({ priority: 'first' })).toMatch(
      /^<link rel="preload" as="image" .*mug\.0-160\.avif 160w/,
    );
    expect(renderPicture({ priority: 'early' })).not.toContain('preload');
  });
});
