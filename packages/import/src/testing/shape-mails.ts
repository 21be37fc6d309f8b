/** Mails written by hand in shapes that are hard to make blocks of; each small, each of another kind. */
export const SHAPE_MAILS: readonly (readonly [name: string, source: string])[] = [
  [
    'shape: sidebar',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr>
<td width="180" valign="top" bgcolor="#22313f" style="padding:20px;color:#ffffff"><h3 style="margin:0 0 10px;color:#ffffff">In this issue</h3><p style="margin:0 0 8px"><a href="https://a.example/1" style="color:#9ad0f5">Garden</a></p><p style="margin:0 0 8px"><a href="https://a.example/2" style="color:#9ad0f5">Kitchen</a></p><p style="margin:0"><a href="https://a.example/3" style="color:#9ad0f5">Letters</a></p></td>
<td valign="top" style="padding:20px"><h1 style="margin:0 0 12px;font-size:26px">Spring is here</h1><p style="margin:0 0 12px">Sow peas and beans now, and cover them at night until the middle of May.</p><img src="https://a.example/peas.png" alt="Peas" width="380" style="display:block;max-width:100%"><p style="margin:12px 0 0">More about it on <a href="https://a.example/peas">our page</a>.</p></td>
</tr></table>`,
    ),
  ],
  [
    'shape: 25/25/50 columns',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0"><tr>
<td width="25%" valign="top" style="padding:8px"><img src="https://a.example/a.png" alt="A" width="134" style="display:block"><p style="margin:8px 0 0;font-size:14px">Cups</p></td>
<td width="25%" valign="top" style="padding:8px"><img src="https://a.example/b.png" alt="B" width="134" style="display:block"><p style="margin:8px 0 0;font-size:14px">Plates</p></td>
<td width="50%" valign="top" style="padding:8px;background:#f3efe6"><h2 style="margin:0 0 8px;font-size:20px">A new set</h2><p style="margin:0">Eight pieces, thrown and glazed by hand in our own workshop.</p></td>
</tr></table>`,
    ),
  ],
  [
    'shape: progress',
    page(
      `<table width="560" align="center" cellpadding="0" cellspacing="0" style="font-size:14px"><tr><td style="padding:24px 0" align="center"><h2 style="margin:0">Your parcel is on its way</h2></td></tr>
<tr><td><table width="100%" cellpadding="0" cellspacing="0"><tr><td width="60%" height="12" bgcolor="#2e8b57" style="font-size:0;line-height:0">&nbsp;</td><td width="40%" height="12" bgcolor="#dddddd" style="font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>
<tr><td style="padding:10px 0 24px"><table width="100%" cellpadding="0" cellspacing="0"><tr><td width="33%" align="left" style="color:#2e8b57"><b>Packed</b></td><td width="34%" align="center" style="color:#2e8b57"><b>Sent</b></td><td width="33%" align="right" style="color:#999999">Delivered</td></tr></table></td></tr>
<tr><td align="center" style="padding-bottom:24px"><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#2e8b57" style="padding:12px 24px;border-radius:4px"><a href="https://a.example/track" style="color:#ffffff;text-decoration:none">Track it</a></td></tr></table></td></tr></table>`,
    ),
  ],
  [
    'shape: invoice',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#ffffff"><tr><td style="padding:30px"><table width="100%"><tr><td><img src="https://a.example/logo.png" alt="Acme" width="120"></td><td align="right">Invoice 1042<br>May 2</td></tr></table>
<table width="100%" cellpadding="8" cellspacing="0" style="margin-top:20px;border-collapse:collapse"><tr style="background:#eeeeee"><th align="left">Item</th><th align="right">Price</th></tr><tr><td style="border-bottom:1px solid #dddddd">Two chairs</td><td align="right" style="border-bottom:1px solid #dddddd">240.00</td></tr><tr><td style="border-bottom:1px solid #dddddd">A table</td><td align="right" style="border-bottom:1px solid #dddddd">310.00</td></tr><tr><td align="right"><b>Total</b></td><td align="right"><b>550.00</b></td></tr></table>
<p>Thank you for your order.</p></td></tr></table>`,
      'background:#eceff1',
    ),
  ],
  [
    'shape: buttons that are images alone',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:20px"><p style="margin:0 0 16px">Take our app with you.</p><a href="https://a.example/ios"><img src="https://a.example/ios.png" alt="App Store" width="150" height="45" border="0"></a> <a href="https://a.example/android"><img src="https://a.example/android.png" alt="Google Play" width="150" height="45" border="0"></a></td></tr>
<tr><td align="center" style="padding:0 20px 20px"><a href="https://a.example/go"><img src="https://a.example/go.png" alt="Start now" width="220" height="50" style="display:block;border:0"></a></td></tr></table>`,
    ),
  ],
  [
    'shape: bands over the whole width',
    page(
      `<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#123456"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:30px;color:#ffffff"><h1 style="margin:0;color:#ffffff">Northern Lights</h1></td></tr></table></td></tr></table>
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:30px"><p style="margin:0">Six nights in a cabin of glass, with dogs and sledges.</p></td></tr></table></td></tr></table>
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#f5d76e"><tr><td align="center"><table width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:20px;font-size:13px">You get this since you asked for it. <a href="https://a.example/out">Leave</a></td></tr></table></td></tr></table>`,
    ),
  ],
  [
    'shape: floats',
    page(
      `<div style="width:600px;max-width:100%;margin:0 auto;background:#ffffff"><div style="padding:20px;overflow:auto"><img src="https://a.example/face.png" alt="Ida" width="120" height="120" style="float:left;margin:0 20px 10px 0"><h2 style="margin:0 0 8px">Ida joins us</h2><p style="margin:0">She has baked for twenty years and brings her sour dough along, which is older than our oven.</p></div>
<div style="clear:both;padding:20px;background:#f0f0f0"><div style="float:left;width:48%"><p style="margin:0">Left of the shop</p></div><div style="float:right;width:48%"><p style="margin:0">Right of the shop</p></div><div style="clear:both"></div></div></div>`,
      'background:#dddddd',
    ),
  ],
  [
    'shape: rows of a grid of twelve',
    page(
      `<div class="container"><div class="row"><div class="col-8"><h2 style="margin:0 0 8px">Two thirds</h2><p style="margin:0">A longer text that stands in the wider one of both columns.</p></div><div class="col-4"><img src="https://a.example/x.png" alt="X" style="width:100%;display:block"></div></div><div class="row"><div class="col-4"><p style="margin:0">One</p></div><div class="col-4"><p style="margin:0">Two</p></div><div class="col-4"><p style="margin:0">Three</p></div></div></div>`,
      '',
      '*{box-sizing:border-box}.container{max-width:600px;margin:0 auto;background:#fafafa}.row:after{content:"";display:table;clear:both}.col-4,.col-8{float:left;padding:12px}.col-4{width:33.3333%}.col-8{width:66.6667%}@media (max-width:480px){.col-4,.col-8{width:100%}}',
    ),
  ],
  [
    'shape: header of three columns',
    page(
      `<table width="640" align="center" cellpadding="0" cellspacing="0"><tr><td width="120" align="left" style="padding:16px"><img src="https://a.example/logo.png" alt="Acme" width="90"></td><td align="center" style="padding:16px;font-size:13px"><a href="https://a.example/new" style="color:#333333">New</a> | <a href="https://a.example/sale" style="color:#333333">Sale</a> | <a href="https://a.example/help" style="color:#333333">Help</a></td><td width="120" align="right" style="padding:16px;font-size:13px">No. 12<br>June</td></tr><tr><td colspan="3"><img src="https://a.example/hero.png" alt="Hero" width="640" style="display:block;width:100%"></td></tr></table>`,
    ),
  ],
  [
    'shape: cards with borders and gutters',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0"><tr><td width="290" valign="top" style="border:1px solid #cccccc;border-radius:8px;padding:16px"><h3 style="margin:0 0 6px">Basic</h3><p style="margin:0 0 12px">For one person.</p><a href="https://a.example/basic" style="display:inline-block;padding:10px 18px;background:#333333;color:#ffffff;text-decoration:none">Choose</a></td><td width="20">&nbsp;</td><td width="290" valign="top" style="border:1px solid #cccccc;border-radius:8px;padding:16px"><h3 style="margin:0 0 6px">Team</h3><p style="margin:0 0 12px">For up to ten of you.</p><a href="https://a.example/team" style="display:inline-block;padding:10px 18px;background:#333333;color:#ffffff;text-decoration:none">Choose</a></td></tr></table>`,
    ),
  ],
  [
    'shape: hybrid columns that stack',
    page(
      `<div style="max-width:600px;margin:0 auto;text-align:center;font-size:0;background:#ffffff">${['One', 'Two']
        .map(
          (word) =>
            `<div style="display:inline-block;width:100%;max-width:300px;vertical-align:top;font-size:16px;text-align:left"><div style="padding:15px"><img src="https://a.example/${word}.png" alt="${word}" width="270" style="width:100%;max-width:270px;display:block"><p style="margin:10px 0 0">Number ${word}, in a few words that go on a little.</p></div></div>`,
        )
        .join('')}</div>`,
      'background:#e8e8e8',
    ),
  ],
  [
    'shape: icon beside words',
    page(
      `<table width="600" align="center" cellpadding="0" cellspacing="0">${['Fast', 'Safe', 'Green']
        .map(
          (word) =>
            `<tr><td width="64" valign="top" style="padding:12px"><img src="https://a.example/${word}.png" alt="" width="40" height="40"></td><td style="padding:12px 12px 12px 0"><b>${word}</b><br>Why it is so, and what you have of it when you travel with us.</td></tr>`,
        )
        .join('')}</table>`,
    ),
  ],
];

function page(body: string, look = '', css = ''): string {
  return `<!doctype html><html><head><title>A shape</title><style>${css}</style></head><body style="margin:0;font-family:Arial,sans-serif;font-size:16px;line-height:1.4;color:#222222;${look}">${body}</body></html>`;
}
