// Reliefs of knitted cloth, each one repeat: a stitch is two slanted legs of yarn, a rib is one ridge.
const blurFilter = (id, blur) => `<filter id="${id}"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

export const stitchRelief =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="80">' +
  `${blurFilter('f', 3)}<path d="M0 0h96v80H0z" fill="#000"/><g fill="none" stroke="#fff" stroke-width="27" stroke-linecap="round" filter="url(#f)">` +
  '<path d="M10-22L37 22M86-22L59 22M10 58L37 102M86 58L59 102M10 18L37 62M86 18L59 62" stroke-width="20"/></g></svg>';

export const ribRelief =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="16"><defs><linearGradient id="g">' +
  '<stop offset="0" stop-color="#000"/><stop offset=".25" stop-color="#999"/><stop offset=".5" stop-color="#fff"/>' +
  '<stop offset=".75" stop-color="#999"/><stop offset="1" stop-color="#000"/></linearGradient></defs>' +
  '<path d="M0 0h96v16H0z" fill="url(#g)"/></svg>';
