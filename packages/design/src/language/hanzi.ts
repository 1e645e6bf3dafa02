/** Traditional Chinese characters of jewelry and everyday speech, and their simplified forms at the same index. */
const TRADITIONAL =
  '鑽環鍊鏈寶節銀條顆長圍號黃綠藍紅龍鳳蘇橢圓鑲雙單層細寬純鉑鈦鋼銅項鏤鏡藝術復簡約風質彎葉蓮貓馬鳥魚蘭雲愛無個隻對邊間後裡裏內側點滿兩萬與會來給媽爺結訂禮錶鐘盤帶殼貝瑪鋯歐鬆緊飾設計這樣種塊園編織紋線頭飛開閉關華麗輕腳圖誕驗場員師專業寫蠶絲繩掛墜鍍鎳顯優別針領釦錐輪鏽舊製賞處義參氣髮體臺臉顏灣東車書畫買賣電話請謝讓還過嗎歡歲婦縫縮牽級總絞繞纏網綴緞閃鋒鎖鎚錘鏨釘銹銜鋪鉤鐵鐲鐺陰陽雞雜離難霧靜顧類飄飽餘駝驚髒鬥魯鯨鴿鷹麥龜';
const SIMPLIFIED =
  '钻环链链宝节银条颗长围号黄绿蓝红龙凤苏椭圆镶双单层细宽纯铂钛钢铜项镂镜艺术复简约风质弯叶莲猫马鸟鱼兰云爱无个只对边间后里里内侧点满两万与会来给妈爷结订礼表钟盘带壳贝玛锆欧松紧饰设计这样种块园编织纹线头飞开闭关华丽轻脚图诞验场员师专业写蚕丝绳挂坠镀镍显优别针领扣锥轮锈旧制赏处义参气发体台脸颜湾东车书画买卖电话请谢让还过吗欢岁妇缝缩牵级总绞绕缠网缀缎闪锋锁锤锤錾钉锈衔铺钩铁镯铛阴阳鸡杂离难雾静顾类飘饱余驼惊脏斗鲁鲸鸽鹰麦龟';

const FORMS = new Map([...TRADITIONAL].map((sign, i) => [sign, [...SIMPLIFIED][i]!]));

/** A text with traditional characters replaced by simplified ones; Japanese ones change alike on both sides of a look-up. */
export const simplified = (text: string): string => [...text].map((sign) => FORMS.get(sign) ?? sign).join('');
