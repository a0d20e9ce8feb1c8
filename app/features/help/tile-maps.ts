import type { DrawingName } from '~/content/help/help-article';

/**
 * Each drawing as rows of tiles. Lower-case characters are glazes (v vermilion, m marigold, p peacock, i indigo, j jade,
 * g gulal, c the text colour); a capital is a disc. `-` and `=` are light and dark tiles without a glaze; a dot is an
 * empty cell.
 */
export const tileMaps: Readonly<Record<DrawingName, readonly string[]>> = {
  'order-progress': ['j-.jj.jj.jj.JJ', '--.--.j-.jj.JJ'],
  'upi-code': [
    'ccc.c.ccc.....====',
    'c.c.cc.c......=--=',
    'ccc.c.ccc.....=mm=',
    '.c.cc..c..jjj.=mm=',
    'cc..c.c.c.....=--=',
    'ccc..cc.c.....=--=',
    'c.c.c.ccc.....====',
  ],
  'sold-out': ['=====.....', '=v..=.....', '=====.---v', '......----', '=====.----', '=v..=.....', '====='],
  'price-steps': ['cccccccccccc', '..........vv', 'cccccccccc..', 'ccccccccccmm'],
  'gst-halves': ['jjjjjjjjjmmmmmmmmm', '..................', 'pppppppppppppppppp'],
  'one-browser': [
    '======.======...====',
    '=vm--=.=vm--=...=--=',
    '=-j--=.=-j--=...=--=',
    '=----=.=----=...=--=',
    '======.======...====',
  ],
  'sign-in-methods': ['====.====.====', '=pp=.=mm=.=jj=', '=pp=.=mm=.=jj=', '=pp=.=mM=.=jJ='],
  'outlier-mark': ['mmmmm.mmmmm', 'mmmmm.mmmmm', 'mmmmm.mmVmm', 'mmmmm.mmmmm', 'mmmmm.mmmmm'],
  'saved-ballot': [
    '=====..........======',
    '=mmm=..........=mmmm=',
    '=mm-=..m.m.m...=mmm-=',
    '=---=..........=----=',
    '=====..........======',
  ],
  'separate-teams': ['.....ppp.jjj.mmm....ggg', 'G....ppp.jjj.mmm....ggg', '.....ppp.jjj.mmm....ggg'],
  'waiting-list': ['JJJJJJJJ......', 'JJJJJJJJ...MMM'],
  weekend: ['m-mm-------------m------', '-----m----------mm---m-m'],
  'event-seats': ['-------....MMMM', '---m---....MMMM', '-------....MMM=', '------m....===='],
  'workshop-room': ['..V..V..', '........', 'JJ.JJ.JJ', 'JJ.JJ.JJ', '.JJ..JJ.'],
  'team-sizes': ['PP..JJ..MM', '....J...MM'],
};
