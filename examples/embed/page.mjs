import { createMailwright } from '@mailwright/embed';

const { person, mailwright } = document.body.dataset;
const element = (id) => document.getElementById(id);
const container = element('editor');
let open = null;
let lastId = null;

element('who').textContent = person ? `Signed in as ${person}` : 'Nobody is signed in';

function log(text) {
  const line = document.createElement('li');
  line.textContent = text;
  element('log').append(line);
}

/** A new ticket each time: Mailwright takes each of them once. */
async function ticket() {
  const answer = await fetch('/ticket', { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

function close(text) {
  open?.destroy();
  open = null;
  const words = document.createElement('p');
  words.textContent = text;
  container.replaceChildren(words);
}

function edit(templateId) {
  close('');
  container.replaceChildren();
  open = createMailwright({
    container,
    origin: mailwright,
    templateId,
    ticket,
    title: 'Mail editor',
    onReady: (event) => log(`ready ${event.templateId ?? 'dashboard'}`),
    onSave: (event) => log(`${event.status} ${event.templateId}`),
    onPublishFailed: ({ templateId: id, code }) => log(`not published ${id}: ${code}`),
    onClose({ templateId: id, reason }) {
      log(`closed ${id ?? 'dashboard'} (${reason})`);
      if (id !== null) remember(id);
      close(reason === 'saved' ? 'Your mail is ready to be sent.' : 'Nothing was changed.');
    },
    onError: (error) => log(`error ${error.code}: ${error.message}`),
  });
}

function remember(id) {
  lastId = id;
  element('edit').hidden = false;
  element('show').hidden = false;
  element('show').href = `${mailwright}/show/${id}`;
}

element('mails').addEventListener('click', () => edit(null));
element('edit').addEventListener('click', () => edit(lastId));
