import ChatClient
import ChatStore
import Foundation
import HTTP

/// Who is signed in where. It holds a secret: keep it where only the user reads it.
public struct MatrixAccount: Hashable, Sendable, Codable {
  /// The address of the server's Client-Server API.
  public var server: URL
  /// The user's full name, as `@ann:example.org`.
  public var user: UserID
  /// The server's name for this program.
  public var device: String
  /// The secret.
  public var token: String

  /// An account, as one that was kept.
  public init(server: URL, user: UserID, device: String, token: String) {
    self.server = server
    self.user = user
    self.device = device
    self.token = token
  }
}

/// The secret is not printed.
extension MatrixAccount: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(user.rawValue) at \(server.absoluteString)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["user": user, "server": server, "device": device]) }
}

/// Signs users in and out.
public enum MatrixLogin {
  /// Signs in with a name, full or without its server, and a password. `program` is what the user sees in their list of
  /// devices. ``ChatBackendError/wrongPassword`` where the server knows nobody with both.
  public static func password(
    _ password: String, user: String, at server: URL, program: String = "Apus",
    transport: any HTTPTransport = HTTPClient()
  ) async throws(ChatBackendError) -> MatrixAccount {
    let client = try MatrixClient(server, token: nil, transport: transport)
    let answer: MatrixJSON
    do throws(ChatBackendError) {
      answer = try await client.call(
        .post, ["_matrix", "client", "v3", "login"],
        body: [
          "type": "m.login.password", "identifier": ["type": "m.id.user", "user": user], "password": password,
          "initial_device_display_name": program,
        ])
    } catch .forbidden {
      throw .wrongPassword
    }
    guard let name = answer["user_id"].string, let token = answer["access_token"].string else {
      throw .malformed("It signs nobody in.")
    }
    return MatrixAccount(
      server: server, user: UserID(rawValue: name), device: answer["device_id"].string ?? "", token: token)
  }

  /// Asks whose token it is.
  public static func token(
    _ token: String, at server: URL, transport: any HTTPTransport = HTTPClient()
  ) async throws(ChatBackendError) -> MatrixAccount {
    let client = try MatrixClient(server, token: token, transport: transport)
    let answer = try await client.call(.get, ["_matrix", "client", "v3", "account", "whoami"])
    guard let name = answer["user_id"].string else { throw .malformed("It does not say whose token it is.") }
    return MatrixAccount(
      server: server, user: UserID(rawValue: name), device: answer["device_id"].string ?? "", token: token)
  }

  /// Ends the account's token. One that the server no longer knows is no error.
  public static func logout(
    _ account: MatrixAccount, transport: any HTTPTransport = HTTPClient()
  ) async throws(ChatBackendError) {
    let client = try MatrixClient(account.server, token: account.token, transport: transport)
    do throws(ChatBackendError) {
      _ = try await client.call(.post, ["_matrix", "client", "v3", "logout"], body: [:])
    } catch .signedOut {}
  }
}
