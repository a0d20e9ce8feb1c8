import { MAX_QUANTITY } from '~/domain/cart/cart';
import { LOW_STOCK_THRESHOLD } from '~/domain/catalogue/stock';
import { paths } from '~/paths';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

export const shopHelp: HelpCategory = {
  id: 'shop',
  name: 'Choosing and the cart',
  lead: 'Stock, prices, what the browser keeps',
  articles: [
    {
      slug: 'stock',
      question: 'Is a thing kept for me while it is in my cart?',
      short:
        'No. A cart is a list, and stock is taken when the order is placed. Two people can never both buy the last one.',
      keywords: 'stock sold out available reserve last one left out of stock availability',
      sections: [
        section(
          'What the words on a product mean',
          table(
            'Stock of a product and what its page says',
            ['It says', 'It means'],
            ['In stock', `More than ${LOW_STOCK_THRESHOLD} pieces are on the shelf.`],
            ['Seats available', `More than ${LOW_STOCK_THRESHOLD} seats at an event are free.`],
            [
              `Only ${LOW_STOCK_THRESHOLD} left, or fewer`,
              'That many pieces; of the colour and size that you have chosen, where there are several.',
            ],
            ['Sold out', 'None. Leave your email address on its page, and we write once, when it is back.'],
          ),
        ),
        section(
          'The last piece',
          drawing('sold-out', 'Two carts hold the same tile, and the shelf holds one.'),
          paragraph(
            'Many carts may hold it. Whoever places the order first gets it; the other sees, on the checkout page and before paying anything, that it is sold out. Nothing else in that cart is lost.',
          ),
        ),
        section(
          'From the order on',
          paragraph(
            'Placing the order takes the pieces off the shelf for you, also before you have paid. When an order is cancelled before it is packed, they go back on the shelf.',
          ),
        ),
      ],
      related: ['price-changed', 'most-pieces', 'saved-for-later'],
    },
    {
      slug: 'cart-on-another-device',
      question: 'Is my cart the same on my phone and my computer?',
      short:
        'Yes, once you are signed in on both. Without an account the cart is kept in the browser in which you filled it, and other devices know nothing of it.',
      keywords: 'cart lost empty disappeared device browser private incognito saved sync',
      sections: [
        section(
          'Where it is kept',
          drawing(
            'one-browser',
            'Without an account, two tabs of one browser hold the same. Another device begins anew.',
          ),
          paragraph(
            'Without an account: in your browser’s own storage, and nowhere else, as long as you do not order. It survives closing the tab and switching off the computer. What you put in or take out in one tab shows in the others at once.',
          ),
        ),
        section(
          'With an account',
          paragraph(
            'While you are signed in, cart and wishlist belong to your account, and all your devices show the same. What is in a browser when you sign in joins what your account has already; nothing is lost, and nothing is counted twice. What you order or take out on one device leaves the others.',
          ),
          paragraph(
            'When you sign out, they leave the browser and wait in your account. So the next person at a shared computer finds an empty cart.',
          ),
        ),
        section(
          'When it does disappear',
          list(
            'A private window forgets everything when it is closed.',
            'Clearing “cookies and site data” clears the cart and the wishlist as well.',
            'Some browsers clear the storage of sites that were not opened for a long time.',
          ),
        ),
        section(
          'Taking it along',
          paragraph(
            'Without an account: “Share this cart” below the ',
            link('cart', paths.shop.cart()),
            ' makes a link and a QR code that open the same cart on another device.',
          ),
          note(
            'A first visit finds three sample things in the cart, so that one can see how it works. Take them out as you like.',
          ),
        ),
      ],
      related: ['saved-for-later', 'order-without-account'],
    },
    {
      slug: 'find-a-product',
      question: 'How do I find something in the shop?',
      short:
        'Search from the top of any shop page, then narrow it down by category, price, colour, size, stock and more. The address of the page holds all of it.',
      keywords: 'search filter sort catalogue category price range colour size rating sale',
      sections: [
        section(
          'Searching',
          paragraph(
            'Type what you would call it: “mug”, “keyboard”, “black shirt”. Results can be sorted by price, newest, rating and name.',
          ),
        ),
        section(
          'Narrowing down',
          steps(
            [
              'Open the ',
              link('catalogue', paths.shop.catalogue()),
              '. On a phone the filters are behind a button.',
            ],
            'Tick what you want. The figure beside each choice says how many products it would leave.',
            'Take a filter off again by its tile above the results.',
          ),
        ),
        section(
          'Sending somebody what you found',
          paragraph(
            'Filters, search words, order and page all stand in the address. Copy it, and whoever opens it sees the same list, as long as the shelf is the same. It also works as a bookmark.',
          ),
        ),
        section(
          'Nothing found',
          paragraph(
            'Then the page says so and offers ways back: it never leaves you on an empty page. Fewer words find more; so does taking off the narrowest filter first.',
          ),
        ),
      ],
      related: ['stock', 'saved-for-later'],
    },
    {
      slug: 'price-changed',
      question: 'Why did a price change between the cart and the checkout?',
      short:
        'The cart remembers what a thing cost when you put it in. The shop works the prices out again before you order, and shows each difference first.',
      keywords: 'price different changed checkout total higher update my cart sale ended',
      sections: [
        section(
          'What can change meanwhile',
          list(
            'The price, or a sale that has begun or ended.',
            'The stock: fewer left than you wanted.',
            'A colour or size that is no longer made.',
            'A product that is no longer sold.',
          ),
        ),
        section(
          'What you see',
          paragraph(
            'In the cart, a notice that names each change, with a button, “Update my cart”, that takes them over. If something changes in the very last moment, after you have pressed “place order”, then nothing is ordered: the page comes back with the new total and everything you had filled in.',
          ),
        ),
        section(
          'Which price counts',
          steps(
            'The one on the checkout page when you place the order. It is fixed in the order then, and later changes do not touch it.',
            'The total of the order is the sum you pay, to the paisa, in every way to pay.',
            'If you wait until tomorrow, tomorrow’s price counts.',
          ),
        ),
      ],
      related: ['why-this-price', 'stock'],
    },
    {
      slug: 'pressed-twice',
      question: 'I pressed the order button twice. Did I order twice?',
      short:
        'No. Each checkout carries a key of its own, and the shop makes one order for one key, however often it arrives.',
      keywords: 'double order duplicate twice two orders reload network broke connection lost submit',
      sections: [
        section(
          'Why that is safe',
          paragraph(
            'The key is made when you open the checkout. The first time it arrives, an order is made and written down before the page says so. Every later time the same order is shown again. That holds for a double click, for a reload, and for a network that broke just after you pressed.',
          ),
        ),
        section(
          'If there was no answer',
          steps(
            'Stay on the page. Everything you filled in is still there.',
            'Press the button again when the network is back.',
            'You see the page of the order: either the one from the first try, or a new one if the first never arrived.',
          ),
        ),
        section(
          'If you changed something in between',
          paragraph(
            'Then the shop does not guess. It says that this cart is ordered already, names the order, and asks you to look at it first. Pressing the button once more after that places a second order, because now you want one.',
          ),
        ),
      ],
      related: ['where-is-my-order', 'cancel-an-order'],
    },
    {
      slug: 'saved-for-later',
      question: 'What is the wishlist for, and who can see it?',
      short:
        'It holds what you do not want to buy today. It is kept in your browser like the cart, or in your account while you are signed in, and only you see it, until you share a link to it.',
      keywords: 'wishlist heart save later favourites saved',
      sections: [
        section(
          'Putting things on it',
          steps(
            'Press the heart on a product, or on its page. Press it again to take it off.',
            'The list stands in your account under “Wishlist”, with today’s price and whether it is there; and under the cart as “Saved for later”.',
            'Move a thing into the cart from there. In the account you choose its colour or size on the spot.',
            '“Share your wishlist” makes a link that names the things and nobody. Whoever opens it can put them on a list of their own.',
          ),
        ),
        section(
          'What it does not do',
          list(
            'It keeps nothing back on the shelf for you.',
            'It sends you no reminders.',
            'Without an account, it does not travel to other devices by itself.',
          ),
        ),
        section(
          'Prices on it',
          paragraph(
            'The list shows what a thing cost when it was seen last in this browser. Before you order, the shop works out the prices again and tells you of each that has changed. Clearing the site’s data in your browser clears the list as well, but not that of your account.',
          ),
        ),
      ],
      related: ['cart-on-another-device', 'stock'],
    },
    {
      slug: 'most-pieces',
      question: 'How many pieces of one thing can I order?',
      short: `As many as are on the shelf, and at most ${MAX_QUANTITY} on one line. For more, ask us: some things we can have made.`,
      keywords: 'bulk quantity many pieces company order wholesale limit team merchandise discount',
      sections: [
        section(
          'What the cart does',
          paragraph(
            'The field takes any whole number. When it is more than there is, the cart stays as it was and says how many you can have. Each colour and size has a stock of its own: three shirts in M are of no use to a person who needs an L.',
          ),
        ),
        section(
          'Taking out and putting back',
          paragraph(
            'Setting the number to 0 takes the line out, and a button in its place puts it back. Numbers below 0 do nothing.',
          ),
        ),
        section(
          'For a whole team',
          paragraph(
            'For fifty mugs or two hundred shirts, write what you need, by which date and to which PIN code, through the ',
            link('contact form', paths.contact()),
            '. We tell you whether it is on the shelf or has to be made, and what it costs, before anything is ordered.',
          ),
          note('Prices in the shop are the same for one piece and for many.'),
        ),
      ],
      related: ['stock', 'gst-invoice'],
    },
    {
      slug: 'without-javascript',
      question: 'Can I order without JavaScript, or with a very old phone?',
      short:
        'Yes. Pages are finished when they arrive. Only the cart needs a script; “Buy now” on a product leads to a checkout that does not.',
      keywords:
        'javascript script blocked old browser slow network opera mini accessibility dark light theme',
      sections: [
        section(
          'What works without',
          list(
            'Reading every page, the menus, and this help centre with its search.',
            'Searching, filtering and sorting in the catalogue.',
            'Ordering one product with “Buy now”, paying for it, and following the order.',
            'Every form: the server checks it and gives it back with what was wrong.',
          ),
        ),
        section(
          'What does not',
          paragraph(
            'The cart and the wishlist, since they live in the browser’s storage and only a script can open it. The checkout says so and points to “Buy now”.',
          ),
        ),
        section(
          'A slow network',
          paragraph(
            'Choose the product, press “Buy now” and wait for the page: text comes before pictures, and each page is readable before its pictures are there. If the answer to your order never arrives, press again. It does not order twice.',
          ),
        ),
      ],
      related: ['pressed-twice', 'cart-on-another-device'],
    },
  ],
};
