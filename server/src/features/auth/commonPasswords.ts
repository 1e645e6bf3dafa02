/**
 * What guessers try first: passwords of at least eight characters that published lists of leaked passwords agree on,
 * walks over the keyboard, and words of our own trade. Lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password 12345678 123456789 1234567890 qwertyui qwertyuiop 11111111 00000000 88888888 87654321 12341234 11223344 123123123
  password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word passwort kennwort motdepasse contraseña senha123
  parola123 iloveyou iloveyou1 iloveyou2 ilovegod princess princess1 sunshine sunshine1 football football1 baseball baseball1
  basketball softball superman superman1 spiderman batman123 starwars starwars1 pokemon1 pokemon123 minecraft fortnite1 roblox123
  michael1 michelle jennifer jessica1 danielle charlie1 elizabeth alexander alexandra nicholas samantha stephanie christian
  christina benjamin jonathan victoria veronica isabella valentina valentine trustno1 whatever whatever1 computer computer1 internet
  internet1 keyboard facebook facebook1 linkedin1 linkedin google123 youtube1 twitter1 instagram myspace1 letmein1 letmein123
  letmeinn welcome1 welcome12 welcome123 welcome1234 changeme changeme1 changeme123 changethis default1 default123 administrator
  admin123 admin1234 admin12345 adminadmin administrator1 root1234 rootroot toor1234 guest123 test1234 test12345 testtest testing1
  testing123 temp1234 secret12 secret123 access14 access123 master12 master123 mustang1 shadow12 shadow123 dragon12 dragon123
  monkey12 monkey123 freedom1 liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus manchester steelers
  cowboys1 lakers24 yankees1 redskins corvette mercedes ferrari1 porsche9 chocolate chocolate1 butterfly butterfly1 strawberry
  cookie123 pumpkin1 blessed1 jesus123 jesuschrist godisgood heaven12 angel123 babygirl babygirl1 sweetheart lovelove loveyou1
  iloveu12 forever1 forever21 friends1 familia1 family123 summer12 summer123 summer2023 summer2024 summer2025 summer2026 winter12
  winter123 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2025 autumn2026 monday12 january1 december1
  november october1 february asdfasdf asdfghjk asdfghjkl asdf1234 asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 qazwsxedc qazwsx12 qwer1234 qwert123 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qweasdzxc qweqweqwe qwertyui1 1234qwer 123qweasd 123qwe123 12345qwert
  123456qwerty abcd1234 abcdefgh abcdefg1 abc12345 abc123456 abcabc123 abc123abc a1b2c3d4 a1s2d3f4 aa123456 aaaaaaaa a12345678
  a123456789 zzzzzzzz xxxxxxxx 22222222 33333333 44444444 55555555 66666666 77777777 99999999 10203040 12121212 12344321 123454321
  123456abc 123456789a 1234567a 12345678a 123456789q 12345679 123321123 123654789 147258369 147852369 159753456 159357258 741852963
  789456123 987654321 9876543210 0123456789 01234567 13131313 14141414 19851985 19871987 19901990 20002000 20102010 20202020
  21212121 23232323 25252525 31415926 69696969 10101010 12312312 11111111a 1111111111 0000000000 0987654321 jordan23 jordan123
  michael123 daniel123 thomas123 robert123 andrew123 matthew1 anthony1 joshua123 ashley123 jessica123 nicole123 hannah123 killer12
  killer123 hunter12 hunter123 hello123 hello1234 hellohello ninja123 samsung1 samsung123 iphone12 android1 windows1 windows10
  microsoft nintendo playstation xbox3601 scorpion mountain midnight maverick phoenix1 thunder1 scooter1 rainbow1 diamond1 diamonds
  goldring silver12 jewelry1 jewelry123 jewellery filigree filigree1 gemstone crystal1 sapphire emerald1
`.trim().split(/\s+/),
);
