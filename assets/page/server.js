// Talking to the playground's server: state, news, and everything that a person does.

const asked = new URLSearchParams(location.search);
const languages = [...document.querySelectorAll("#lang option")].map((option) => option.value);

/** Who looks at this page, and in which language. */
export const viewer = {
  as: asked.get("as") || "alice",
  lang: languages.includes(asked.get("lang")) ? asked.get("lang") : "en",
};

/** The language as Discord names it. */
export const locale = viewer.lang === "en" ? "en-US" : viewer.lang;

const query = new URLSearchParams({ as: viewer.as, lang: locale });

/** The address of this page as another person or in another language. */
export function address(change) {
  return `/?${new URLSearchParams({ ...viewer, ...change })}${location.hash}`;
}

/** The most bytes of a file that is uploaded; known once the state is loaded. */
let most = Infinity;

/** Everything that is true now. */
export async function load() {
  const response = await fetch(`/play/state?${query}`);
  if (!response.ok) throw new Error((await response.json()).why);
  const state = await response.json();
  most = state.file_bytes;
  return state;
}

/** Posts something and gives the answer, which is a refusal where none came; never throws. */
async function post(path, request) {
  try {
    const response = await fetch(path, { method: "POST", ...request });
    if (response.headers.get("content-type")?.includes("json")) return await response.json();
    return { answered: "refused", why: await response.text() };
  } catch {
    return { answered: "refused", why: "The playground is not answering." };
  }
}

/** Does something; gives `{answered, why?, modal?, choices?}` and never throws. */
export function act(deed) {
  return post(`/play/do?${query}`, { headers: { "Content-Type": "application/json" }, body: JSON.stringify(deed) });
}

/** Uploads a file and gives the text that stands for it in an option. Throws a sentence if the file is refused. */
export async function upload(file) {
  if (file.size > most) throw new Error(`“${file.name}” is too large: a file has at most ${most >> 20} MiB.`);
  const result = await post(`/play/upload?${query}&${new URLSearchParams({ name: file.name })}`, { body: file });
  if (!result.upload) throw new Error(result.why);
  return result.upload;
}

/** Listens for news; opens again by itself when the server was gone. */
export function listen({ opened, lost, ...handlers }) {
  const socket = new WebSocket(`ws://${location.host}/play/events?${query}`);
  socket.onopen = opened;
  socket.onclose = () => {
    lost();
    setTimeout(() => listen({ opened, lost, ...handlers }), 1000);
  };
  socket.onmessage = (event) => {
    const { name, data } = JSON.parse(event.data);
    handlers[name]?.(data);
  };
}
