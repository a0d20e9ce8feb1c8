/** A page with common errors, shown before the visitor enters one. The bakery is invented. */
export const samplePage = `<!doctype html>
<html lang="en">
<head>
<title>Home</title>
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1">
<meta property="og:image" content="/img/bread.jpg">
<meta name="description" content="Bread with a crust that answers back, cardamom buns and filter coffee on Temple Tank Road, Mysuru. Open from six in the morning, closed on Tuesdays.">
<link rel="stylesheet" href="/theme/style.css">
<script src="/js/jquery.js"></script>
<script src="/js/slider.js"></script>
<style>
  body { color: #5c5c5c; background: #fffdf7; }
  .note { color: #c9a227; font-size: 11px; }
  .order { color: #ffffff; background: #e8823a; }
  .hero { background-image: url(/img/oven.jpg); color: white; }
  :focus { outline: none; }
</style>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Bakery", "name": "Tank Road Bakery" }
</script>
</head>
<body>
<a href="/"><img src="/img/logo.png"></a>
<div class="hero"><h1>Fresh bread, twice a day</h1></div>
<h3>From the oven</h3>
<img src="/img/IMG_2041.jpg" alt="IMG_2041.jpg">
<p>Sourdough at six, milk bread at four.</p>
<img src="/img/buns.jpg" alt="Cardamom buns on a black tray, still steaming">
<h3>Order by noon</h3>
<p class="note">Cakes need two days.</p>
<form action="/order">
<input type="email" name="email" placeholder="Email">
<button class="order">Order</button>
</form>
<a class="facebook" href="https://social.example/tankroad"></a>
</body>
</html>
`;
