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

/** Everything that is true now. */
export async function load() {
  const response = await fetch(`/play/state?${query}`);
  if (!response.ok) throw new Error((await response.json()).why);
  return response.json();
}

/** Does something; gives `{answered, why?, modal?, choices?}` and never throws. */
export async function act(deed) {
  try {
    const response = await fetch(`/play/do?${query}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(deed),
    });
    if (response.headers.get("content-type")?.includes("json")) return await response.json();
    return { answered: "refused", why: await response.text() };
  } catch {
    return { answered: "refused", why: "The playground is not answering." };
  }
}

/** Uploads a file and gives the text that stands for it in an option. */
export async function upload(file) {
  const response = await fetch(`/play/upload?${query}&${new URLSearchParams({ name: file.name })}`, { method: "POST", body: file });
  return (await response.json()).upload;
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
