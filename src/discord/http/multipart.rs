//! Bodies of requests: JSON alone, or a multipart form with files.

use crate::discord::write::{Body, EPHEMERAL, PICTURE};
use reqwest::multipart::{Form, Part};
use serde_json::Value;
use serenity::all::CreateAttachment;
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

/// A request of serenity's, and the form to send in place of its body, where there is one.
pub(super) struct Sending<'a> {
    pub(super) request: Request<'a>,
    pub(super) form: Option<Form>,
}

pub(super) fn sending<'a>(
    route: Route<'a>,
    method: LightMethod,
    body: Option<&Body>,
) -> Sending<'a> {
    match form(body) {
        Some(form) => Sending { request: Request::new(route, method), form: Some(form) },
        None => Sending { request: request(route, method, body), form: None },
    }
}

/// A request with a body of at most one file, the picture.
fn request<'a>(route: Route<'a>, method: LightMethod, body: Option<&Body>) -> Request<'a> {
    let request = Request::new(route, method);
    let Some(body) = body.filter(|body| !body.json.is_null()) else { return request };
    let files: Vec<_> =
        body.png.iter().map(|png| CreateAttachment::bytes(png.to_vec(), PICTURE)).collect();
    if files.is_empty() {
        return request.body(Some(body.json.to_string().into_bytes()));
    }
    request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(files),
        fields: Vec::new(),
        payload_json: Some(body.json.to_string()),
    }))
}

/// The form of a body with files beside its picture: serenity's would number both alike.
fn form(body: Option<&Body>) -> Option<Form> {
    let body = body?;
    if body.files.is_empty() {
        return None;
    }
    let picture = body.png.iter().map(|png| (png.to_vec(), PICTURE));
    let files =
        picture.chain(body.files.iter().map(|file| (file.bytes.to_vec(), file.name.as_str())));
    let form = Form::new().text("payload_json", body.json.to_string());
    Some(files.enumerate().fold(form, |form, (number, (bytes, name))| {
        form.part(format!("files[{number}]"), Part::bytes(bytes).file_name(name.to_owned()))
    }))
}

/// Returns the id of a public message. An ephemeral one shows a game to no one else, so it has none here.
pub(super) fn message_id(message: &Value) -> Option<u64> {
    let flags = message["flags"].as_u64().unwrap_or(0);
    if flags & u64::from(EPHEMERAL) != 0 { None } else { message["id"].as_str()?.parse().ok() }
}
