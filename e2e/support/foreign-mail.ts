/** A whole mail as other programs write them: tables, conditions for Outlook, template tags, odd spelling, CRLF. */
export const FOREIGN_MAIL =
  `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>Spring &amp; sale</title>
<!--[if mso]><style>td{font-family:Arial!important}</style><![endif]-->
<style type="text/css">
  body { margin: 0; padding: 0 }
  @media only screen and (max-width: 480px) { .full { width: 100% !important } }
</style>
</head>
<body bgcolor="#EEEEEE" style="margin:0;padding:0;">
{{#if preheader}}<div style="display:none">{{ preheader }}</div>{{/if}}
<table width=100% CELLPADDING="0" cellspacing='0' border="0"><tr><td align="center" bgcolor="#EEEEEE">
  <table class="full" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="background:#ffffff">
    <tr><td style="padding:24px 32px; font-family:'Helvetica Neue',Arial,sans-serif; font-size:28px; COLOR:#112233;" class=title>Caf&eacute; news for {{ first_name }}</td></tr>
    <tr><td style="padding:0 32px"><img src="https://images.invalid/hero.png" alt='A cup &amp; saucer' width="536" height="200" style="display:block;border:0" /></td></tr>
    <tr><td style="padding:24px 32px;font:16px/24px Arial" id="story">
      Read <b>all</b> about the <a href="https://shop.invalid/?a=1&b=2" style="color:#0a58ca">new beans</a>
      we roast.
    </td></tr>
    <tr><td align="center" style="padding:0 0 32px">
      <!--[if mso]><v:roundrect href="https://shop.invalid/buy" style="height:44px;v-text-anchor:middle;width:200px" fillcolor="#0a58ca"><w:anchorlock/><center style="color:#ffffff">Buy beans</center></v:roundrect><![endif]-->
      <!--[if !mso]><!--><a class="cta" href="https://shop.invalid/buy" style="display:inline-block;background:#0a58ca;color:#ffffff;padding:12px 24px;text-decoration:none">Buy beans</a><!--<![endif]-->
    </td></tr>
    <p class="lost">Written between rows</p>
  </table>
</td></tr></table>
<img src="https://track.invalid/%%id%%.gif" width="1" height="1" alt="">
</body>
</html>
`.replaceAll('\n', '\r\n');
