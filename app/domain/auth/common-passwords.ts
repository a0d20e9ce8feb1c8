/**
 * Words of common passwords, in lower case. `password-rules` refuses each of them, also with digits and punctuation
 * around it, with look-alike characters (`p@ssw0rd`) or repeated.
 */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `password passwort passphrase passcode passkey secret letmein welcome admin administrator root superuser user guest
  login signin test testing tester demo sample changeme default temporary temp qwerty qwertyuiop qwertz azerty asdfgh
  asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc oneqaz iloveyou ilove loveyou lovely love mylove forever sunshine
  princess prince monkey dragon master shadow superman batman spiderman pokemon naruto football cricket baseball
  basketball soccer hockey tennis liverpool arsenal chelsea barcelona realmadrid juventus freedom whatever trustno
  starwars computer internet windows samsung apple android google facebook instagram whatsapp youtube microsoft
  linkedin amazon flipkart netflix michael michelle jennifer jessica charlie daniel thomas andrew joshua matthew
  robert william ashley nicole jordan hunter buster ginger pepper maggie summer winter spring autumn monday tuesday
  wednesday thursday friday saturday sunday january february march april june july august september october november
  december india indian bharat bangalore bengaluru mumbai delhi newdelhi chennai kolkata hyderabad pune karnataka
  krishna sairam shivshakti ganesh ganpati hanuman jaihanuman jaishreeram jaimatadi omsairam omnamahshivaya shiva
  lakshmi saraswati balaji venkatesh tirupati murugan mohammed allah bismillah jesus jesuschrist waheguru rahul priya
  pooja deepak sandeep sanjay vijay suresh ramesh rajesh ganesha anjali neha amit sachin virat kohli dhoni mahi
  mother father family friend friends bestfriend babygirl sweetheart darling angel flower butterfly chocolate cookie
  orange banana mango strawberry purple yellow rainbow silver golden diamond pirates phoenix eagle tiger lion falcon
  mustang ferrari porsche mercedes toyota honda hyundai suzuki killer ninja samurai warrior gangster matrix hello
  helloworld goodbye goodluck success money dollar rupees bitcoin crypto blockchain company office business customer
  service support system server network database manager employee student teacher school college university hackathon
  tessera mosaic tile tiles abc abcd abcde abcdef abcdefg abcdefgh abcdefghij correcthorsebatterystaple opensesame`
    .split(/\s+/)
    .filter(Boolean),
);
