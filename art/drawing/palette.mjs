/** The glazes by name, as in app/styles/tokens.css, and for each the darker tone its shadow and sides are drawn in. */
export const glaze = {
  vermilion: '#f35228',
  marigold: '#f8b22b',
  peacock: '#0191a0',
  indigo: '#4057ce',
  jade: '#3aa273',
  gulal: '#ec6da0',
  bone: '#f1ede1',
  sand: '#dbd0ba',
  slate: '#404b45',
  basalt: '#1c2420',
  ink: '#0c120f',
};

export const shade = {
  vermilion: '#d8431c',
  marigold: '#e49c15',
  peacock: '#027e8b',
  indigo: '#3448b3',
  jade: '#2f8d62',
  gulal: '#dc5790',
  bone: '#dfd8c6',
  sand: '#c8bb9f',
  slate: '#343e39',
  basalt: '#121916',
  ink: '#060a08',
};
